// Numbers, texts and bytes one after the other, as entries and messages are written.

/** Bytes that are not what they should be. */
export class Garbled extends Error {}

export class Writer {
  readonly #bytes: number[] = [];

  byte(value: number): this {
    this.#bytes.push(value & 255);
    return this;
  }

  /** A whole number from 0 on, seven bits to a byte, the low ones first. */
  number(value: number): this {
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    return this.byte(rest);
  }

  raw(bytes: Uint8Array): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }

  text(text: string): this {
    const bytes = new TextEncoder().encode(text);
    return this.number(bytes.length).raw(bytes);
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }
}

/** Reads the same; throws `Garbled` where there is something else. */
export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number { return this.#bytes.length - this.#at; }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new Garbled("cut");
    return value;
  }

  /** A number of at most `most`, in the only form in which it is written. */
  number(most: number): number {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 42; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte >= 128) continue;
      if (value > most || (byte === 0 && factor > 1)) break;
      return value;
    }
    throw new Garbled("number");
  }

  raw(length: number): Uint8Array<ArrayBuffer> {
    if (length > this.left) throw new Garbled("cut");
    this.#at += length;
    return this.#bytes.slice(this.#at - length, this.#at);
  }

  text(mostBytes: number): string {
    const bytes = this.raw(this.number(mostBytes));
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new Garbled("text");
    }
  }

  /** Nothing may follow. */
  end(): void {
    if (this.left > 0) throw new Garbled("trailing");
  }
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Bytes in the characters that an address and a topic can carry, without padding. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads that; throws `Garbled` where it is not exactly how these bytes are written. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if ([...text].some((character) => !ALPHABET.includes(character)) || text.length % 4 === 1) throw new Garbled("characters");
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  if (base64url(bytes) !== text) throw new Garbled("characters");
  return bytes;
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Whether `long` begins with `short`. */
export function beginsWith(long: Uint8Array, short: Uint8Array): boolean {
  return short.length <= long.length && short.every((byte, i) => byte === long[i]);
}
