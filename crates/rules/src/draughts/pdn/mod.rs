//! Games as text: PDN.
