//! Why a move is good, and what another one costs, as data. The words are the page's.

use hopstone_rules::Seat;
use hopstone_rules::draughts::Square;
use hopstone_rules::star::Hole;

/// Why a move is good. Each says only what is true of the move, in the sense of its own description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No other move is allowed.
    OnlyMove,
    /// It wins the game: nobody has come home before.
    Wins,
    /// The others may do what they like: the game is won in so many own moves, this one included.
    WinsIn {
        /// Own moves.
        moves: u32,
    },
    /// It comes home after others have: not first, but in this place.
    Finishes {
        /// The place.
        place: u32,
    },
    /// This seat, nobody having won so far, would have won with its next move, had nothing been changed, and cannot after it.
    PreventsWin {
        /// The other seat.
        seat: Seat,
    },
    /// So far ahead nothing better is found, in own moves.
    LooksAhead {
        /// Own moves.
        moves: u32,
    },

    /// Star: a chain of jumps that brings a marble which is not in its goal nearer to the tip of it.
    ChainGains {
        /// How much nearer, in steps.
        steps: u32,
    },
    /// Star: it brings on the marble that is last, far behind the others, none of which is still at home.
    BringsStraggler {
        /// How many whole steps it was behind the mean of the others.
        behind: u32,
    },
    /// Star: a marble leaves its own home, where few are left.
    LeavesHome {
        /// The marbles that are still there after it.
        left: u32,
    },
    /// Star: a marble comes into the goal.
    EntersGoal {
        /// The marbles of the army that are still outside.
        left: u32,
    },
    /// Star: of the free holes of the goal it takes the one nearest to the tip.
    FillsDeepestGoalHole,
    /// Star: a marble in the goal goes deeper, and others are still to come.
    MakesRoom,
    /// Star: with the marble where it is now another own one can jump much farther than it could before.
    BuildsBridge {
        /// Where the other one stands.
        from: Hole,
        /// Where it can go.
        to: Hole,
        /// How much nearer to the tip of the goal that is, in steps.
        steps: u32,
    },
    /// Star: the marble goes out of the way of another own one, which can jump much farther now.
    OpensWay {
        /// Where the other one stands.
        from: Hole,
        /// Where it can go.
        to: Hole,
        /// How much nearer to the tip of the goal that is, in steps.
        steps: u32,
    },
    /// Star: the best jump of a seat becomes shorter, be it that something stands in its way or that a marble is missing to jump over.
    Blocks {
        /// The seat.
        seat: Seat,
        /// The steps that its best move would have gained.
        before: u32,
        /// Those that its best move gains now.
        after: u32,
    },
    /// Star: the chain leads over marbles of others.
    UsesOthers {
        /// How many.
        marbles: u32,
    },
    /// Star: it takes a hole of the goal from a marble of somebody else.
    Swaps,
    /// Star: the armies have passed each other, and each needs so many moves by the ways that were found.
    Race {
        /// Own moves, this one included.
        moves: u32,
        /// The moves of the other army.
        others: u32,
    },
    /// Star: it begins the shortest way home that was found; what was tried is no shorter.
    WayHome {
        /// Its moves, this one included.
        moves: u32,
    },

    /// Star: if the others' marbles that are in the goal stay there, it is full in so many moves.
    BeforeTheyLeave {
        /// Own moves, this one included.
        moves: u32,
    },
    /// Star: a later move of the line is possible only because of it.
    Prepares {
        /// Where the marble of that move stands then.
        from: Hole,
        /// Where it goes.
        to: Hole,
    },

    /// Draughts: the only capture, and captures are compulsory.
    MustCapture,
    /// Italian draughts: of several captures a rule leaves this one.
    ForcedByRule {
        /// The rule of precedence, 1 to 4.
        rule: u8,
    },
    /// Draughts: it captures. What must be captured at once in return, and again in return for that, is counted in.
    Takes {
        /// Pieces captured by the mover.
        pieces: u32,
        /// Pieces captured by the other side.
        returned: u32,
    },
    /// Draughts: it offers pieces, which must be taken, and more of the other side's are captured then.
    Shot {
        /// Pieces given.
        gives: u32,
        /// Pieces captured.
        takes: u32,
    },
    /// Draughts: it offers pieces, which must be taken, for as many.
    Exchanges {
        /// Pieces of each side.
        pieces: u32,
        /// Whether the mover has more pieces, so that exchanges are welcome.
        ahead: bool,
    },
    /// Draughts: by the line that goes with it pieces are won.
    WinsPieces {
        /// How many more than are lost.
        pieces: u32,
        /// After so many own moves, this one included.
        moves: u32,
    },
    /// Draughts: a man becomes a king.
    Crowns {
        /// No piece on the board was one.
        first: bool,
    },
    /// Draughts: by the line that goes with it a man becomes a king.
    WillCrown {
        /// After so many own moves, this one included.
        moves: u32,
    },
    /// Draughts: the other side could have crowned a man with its next move, and after it can neither do that nor win pieces by
    /// capturing.
    StopsCrowning,
    /// Draughts: the other side threatened to win pieces by capturing, and no longer does.
    Saves {
        /// How many.
        pieces: u32,
    },
    /// Draughts: left alone, it would win pieces by capturing with the next move.
    Threatens {
        /// How many.
        pieces: u32,
    },
    /// Draughts: no enemy piece can stand in the way of the man any more.
    RunsFree {
        /// The steps to the crown after the move.
        steps: u32,
    },
    /// Draughts: enemy pieces that could step can no longer.
    Shuts {
        /// How many more cannot.
        pieces: u32,
    },
    /// Draughts, equal and late: the last step of a blockade will be the mover's: it gains "the move".
    GainsTheMove,
    /// Draughts: more own men have a friend or the edge right behind them on both sides.
    Backs {
        /// How many more.
        men: u32,
    },
    /// Draughts: a man comes to the middle of the board.
    TakesCentre,
    /// Draughts: a king goes nearer to the nearest enemy piece, with few pieces on the board.
    Chases {
        /// Where the enemy piece stands.
        square: Square,
    },
    /// Draughts: something else moves than the men of the back row, which keep the enemy's men from being crowned.
    KeepsBackRow {
        /// How many men are in it.
        men: u32,
    },

    /// Capture: it captures marbles, and the next seat can capture so many then.
    Captures {
        /// Marbles that it captures.
        marbles: u32,
        /// The richest answer.
        leaves: u32,
    },
    /// Capture: no other move captures as many.
    Richest,
    /// Capture: of the moves that capture as many or more every other one allows a richer answer.
    LeavesLeast {
        /// The richest answer to it.
        leaves: u32,
    },
    /// Capture: the richest move is not the best one, since more is taken in return.
    Declines {
        /// What the richest move captures.
        marbles: u32,
        /// The richest answer to it.
        leaves: u32,
    },
    /// Capture: it takes a rich capture away from the next seat.
    Spoils {
        /// What that seat could have captured.
        before: u32,
        /// What it can capture at most now.
        after: u32,
    },
    /// Capture: after the answer that is expected so many can be captured.
    SetsUp {
        /// Marbles.
        marbles: u32,
    },
    /// Capture: whatever follows, nobody can capture as many any more.
    Decides,
    /// Capture: nobody can capture any more after it.
    Ends,
}

/// What a move that was tried costs, compared with the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// The best one wins the game, this one does not.
    MissesWin,
    /// The best one wins for certain in so many own moves; that this one does was not seen, looking farther.
    MissesWinIn {
        /// Own moves.
        moves: u32,
    },
    /// This seat has won or can win with its next move after it, but not after the best one.
    LetsWin {
        /// The other seat.
        seat: Seat,
    },
    /// It loses for certain, in so many moves of the other side.
    LosesIn {
        /// The other side's moves.
        moves: u32,
    },

    /// Star: the way home is longer then.
    MoreMoves {
        /// By so many moves.
        moves: u32,
    },
    /// Star: it leads away from the goal, more than the best one.
    GoesBack {
        /// By so many steps.
        steps: u32,
    },
    /// Star: a seat's best jump is much longer than after the best move.
    OffersJump {
        /// The seat.
        seat: Seat,
        /// The steps that it gains.
        steps: u32,
    },

    /// Draughts: pieces are lost by the line that answers it.
    LosesPieces {
        /// How many more than are captured.
        pieces: u32,
    },
    /// Draughts: the best move wins pieces, this one does not, or not as many.
    MissesPieces {
        /// How many.
        pieces: u32,
    },
    /// Draughts: the other side gets a king by the line that answers it.
    LetsCrown {
        /// After so many of its moves.
        moves: u32,
    },
    /// Draughts: the position after it seems to be worth less.
    Weakens {
        /// In hundredths of a man, at most those of ten men.
        hundredths: u32,
    },
    /// Draughts: what all of it comes to, where it is clear and is not said by the rest.
    InSum {
        /// In men.
        men: u32,
    },

    /// Capture: it captures fewer marbles.
    CapturesFewer {
        /// How many fewer.
        marbles: u32,
    },
    /// Capture: the next seat can capture more.
    LeavesMore {
        /// The richest answer to it.
        leaves: u32,
        /// The richest answer to the best move.
        best: u32,
    },
    /// Capture: as far as was looked the mover ends up with fewer marbles.
    FallsBehind {
        /// How many fewer.
        marbles: u32,
    },
}

/// A part of a [`Reason`] or [`Cost`] that the words need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A number.
    Count(u32),
    /// A player.
    Seat(Seat),
    /// A hole of the star.
    Hole(Hole),
    /// A square of the draughts board.
    Square(Square),
    /// Whether something is so.
    Flag(bool),
}

/// A remark as its name and its facts, each with a name.
pub type Named = (&'static str, Vec<(&'static str, Fact)>);

impl Reason {
    /// Its name in words with hyphens, and its facts.
    pub fn named(&self) -> Named {
        use Fact::{Count, Flag};
        match *self {
            Reason::OnlyMove => ("only-move", vec![]),
            Reason::Wins => ("wins", vec![]),
            Reason::WinsIn { moves } => ("wins-in", vec![("moves", Count(moves))]),
            Reason::Finishes { place } => ("finishes", vec![("place", Count(place))]),
            Reason::PreventsWin { seat } => ("prevents-win", vec![("seat", Fact::Seat(seat))]),
            Reason::LooksAhead { moves } => ("looks-ahead", vec![("moves", Count(moves))]),
            Reason::ChainGains { steps } => ("chain-gains", vec![("steps", Count(steps))]),
            Reason::BringsStraggler { behind } => ("brings-straggler", vec![("behind", Count(behind))]),
            Reason::LeavesHome { left } => ("leaves-home", vec![("left", Count(left))]),
            Reason::EntersGoal { left } => ("enters-goal", vec![("left", Count(left))]),
            Reason::FillsDeepestGoalHole => ("fills-deepest", vec![]),
            Reason::MakesRoom => ("makes-room", vec![]),
            Reason::BuildsBridge { from, to, steps } => ("builds-bridge", way(from, to, steps)),
            Reason::OpensWay { from, to, steps } => ("opens-way", way(from, to, steps)),
            Reason::Blocks { seat, before, after } => {
                ("blocks", vec![("seat", Fact::Seat(seat)), ("before", Count(before)), ("after", Count(after))])
            }
            Reason::UsesOthers { marbles } => ("uses-others", vec![("marbles", Count(marbles))]),
            Reason::Swaps => ("swaps", vec![]),
            Reason::Race { moves, others } => ("race", vec![("moves", Count(moves)), ("others", Count(others))]),
            Reason::WayHome { moves } => ("way-home", vec![("moves", Count(moves))]),
            Reason::BeforeTheyLeave { moves } => ("before-they-leave", vec![("moves", Count(moves))]),
            Reason::Prepares { from, to } => ("prepares", vec![("from", Fact::Hole(from)), ("to", Fact::Hole(to))]),
            Reason::MustCapture => ("must-capture", vec![]),
            Reason::ForcedByRule { rule } => ("forced-by-rule", vec![("rule", Count(rule.into()))]),
            Reason::Takes { pieces, returned } => {
                ("takes", vec![("pieces", Count(pieces)), ("returned", Count(returned))])
            }
            Reason::Shot { gives, takes } => ("shot", vec![("gives", Count(gives)), ("takes", Count(takes))]),
            Reason::Exchanges { pieces, ahead } => {
                ("exchanges", vec![("pieces", Count(pieces)), ("ahead", Flag(ahead))])
            }
            Reason::WinsPieces { pieces, moves } => {
                ("wins-pieces", vec![("pieces", Count(pieces)), ("moves", Count(moves))])
            }
            Reason::Crowns { first } => ("crowns", vec![("first", Flag(first))]),
            Reason::WillCrown { moves } => ("will-crown", vec![("moves", Count(moves))]),
            Reason::StopsCrowning => ("stops-crowning", vec![]),
            Reason::Saves { pieces } => ("saves", vec![("pieces", Count(pieces))]),
            Reason::Threatens { pieces } => ("threatens", vec![("pieces", Count(pieces))]),
            Reason::RunsFree { steps } => ("runs-free", vec![("steps", Count(steps))]),
            Reason::Shuts { pieces } => ("shuts", vec![("pieces", Count(pieces))]),
            Reason::GainsTheMove => ("gains-the-move", vec![]),
            Reason::Backs { men } => ("backs", vec![("men", Count(men))]),
            Reason::TakesCentre => ("takes-centre", vec![]),
            Reason::Chases { square } => ("chases", vec![("square", Fact::Square(square))]),
            Reason::KeepsBackRow { men } => ("keeps-back-row", vec![("men", Count(men))]),
            Reason::Captures { marbles, leaves } => {
                ("captures", vec![("marbles", Count(marbles)), ("leaves", Count(leaves))])
            }
            Reason::Richest => ("richest", vec![]),
            Reason::LeavesLeast { leaves } => ("leaves-least", vec![("leaves", Count(leaves))]),
            Reason::Declines { marbles, leaves } => {
                ("declines", vec![("marbles", Count(marbles)), ("leaves", Count(leaves))])
            }
            Reason::Spoils { before, after } => ("spoils", vec![("before", Count(before)), ("after", Count(after))]),
            Reason::SetsUp { marbles } => ("sets-up", vec![("marbles", Count(marbles))]),
            Reason::Decides => ("decides", vec![]),
            Reason::Ends => ("ends", vec![]),
        }
    }
}

/// The facts of a jump that another marble can make.
fn way(from: Hole, to: Hole, steps: u32) -> Vec<(&'static str, Fact)> {
    vec![("from", Fact::Hole(from)), ("to", Fact::Hole(to)), ("steps", Fact::Count(steps))]
}

impl Cost {
    /// Its name in words with hyphens, and its facts.
    pub fn named(&self) -> Named {
        use Fact::Count;
        match *self {
            Cost::MissesWin => ("misses-win", vec![]),
            Cost::MissesWinIn { moves } => ("misses-win-in", vec![("moves", Count(moves))]),
            Cost::LetsWin { seat } => ("lets-win", vec![("seat", Fact::Seat(seat))]),
            Cost::LosesIn { moves } => ("loses-in", vec![("moves", Count(moves))]),
            Cost::MoreMoves { moves } => ("more-moves", vec![("moves", Count(moves))]),
            Cost::GoesBack { steps } => ("goes-back", vec![("steps", Count(steps))]),
            Cost::OffersJump { seat, steps } => {
                ("offers-jump", vec![("seat", Fact::Seat(seat)), ("steps", Count(steps))])
            }
            Cost::LosesPieces { pieces } => ("loses-pieces", vec![("pieces", Count(pieces))]),
            Cost::MissesPieces { pieces } => ("misses-pieces", vec![("pieces", Count(pieces))]),
            Cost::LetsCrown { moves } => ("lets-crown", vec![("moves", Count(moves))]),
            Cost::Weakens { hundredths } => ("weakens", vec![("hundredths", Count(hundredths))]),
            Cost::InSum { men } => ("in-sum", vec![("men", Count(men))]),
            Cost::CapturesFewer { marbles } => ("captures-fewer", vec![("marbles", Count(marbles))]),
            Cost::LeavesMore { leaves, best } => {
                ("leaves-more", vec![("leaves", Count(leaves)), ("best", Count(best))])
            }
            Cost::FallsBehind { marbles } => ("falls-behind", vec![("marbles", Count(marbles))]),
        }
    }
}
