// What a value from outside must look like, and where it first does not.
import { isCount } from "./score";

/** The form of a value. */
export type Shape =
  | { readonly is: "text"; readonly like?: RegExp }
  /** A whole number, 0 or more. */
  | { readonly is: "count" }
  | { readonly is: "number"; readonly least: number; readonly most: number }
  | { readonly is: "yes-no" }
  | { readonly is: "one-of"; readonly of: readonly string[] }
  | { readonly is: "day" }
  | { readonly is: "list"; readonly of: Shape; readonly most: number }
  /** An object with these parts; others are passed over. */
  | { readonly is: "parts"; readonly of: Readonly<Record<string, Shape>> }
  | { readonly is: "or-nothing"; readonly of: Shape }
  /** What reads back as it was written, as far as the reader knows it. */
  | { readonly is: "known"; readonly read: (value: unknown) => unknown };

/** Where a value does not fit, what should be there and what is. */
export interface Misfit {
  readonly path: string;
  readonly expected: "text" | "count" | "number" | "yes-no" | "one-of" | "day" | "list" | "parts" | "known";
  readonly found: unknown;
  /** Of a number. */
  readonly least?: number;
  /** Of a number, and of the length of a list. */
  readonly most?: number;
  readonly of?: readonly string[];
}

/** The first place at which a value is not of a form; null where it is. */
export function misfit(found: unknown, shape: Shape, path: string): Misfit | null {
  const bad = (more: Partial<Misfit> = {}): Misfit => ({ path, expected: shape.is === "or-nothing" ? "known" : shape.is, found, ...more });
  switch (shape.is) {
    case "text": return typeof found === "string" && (shape.like?.test(found) ?? true) ? null : bad();
    case "yes-no": return typeof found === "boolean" ? null : bad();
    case "one-of": return typeof found === "string" && shape.of.includes(found) ? null : bad({ of: shape.of });
    case "day": return typeof found === "string" && /^\d{4}-\d\d-\d\d$/.test(found) && !Number.isNaN(Date.parse(found)) ? null : bad();
    case "or-nothing": return found === null ? null : misfit(found, shape.of, path);
    case "known": return difference(found, shape.read(found), path);
    case "count": return isCount(found) ? null : bad();
    case "number": {
      const { least, most } = shape;
      return isCount(found) && found >= least && found <= most ? null : bad({ least, most });
    }
    case "list": {
      if (!Array.isArray(found) || found.length > shape.most) return bad({ most: shape.most });
      return first(found.map((one: unknown, i) => [one, `${path}[${i}]`] as const), (one, at) => misfit(one, shape.of, at));
    }
    case "parts": {
      if (!isObject(found)) return bad();
      return first(Object.keys(shape.of).map((part) => [part, part] as const), (part) => {
        const of = shape.of[part];
        return of === undefined ? null : misfit(Object.hasOwn(found, part) ? found[part] : undefined, of, `${path}.${part}`);
      });
    }
  }
}

/** The first place at which a value was read as something else than it is. Parts that only one of the two has do not matter. */
function difference(found: unknown, read: unknown, path: string): Misfit | null {
  if (Array.isArray(read)) {
    if (!Array.isArray(found)) return { path, expected: "list", found, most: read.length };
    return first(found.map((one: unknown, i) => [one, i] as const), (one, i) => (i < read.length ? difference(one, read[i], `${path}[${i}]`) : null));
  }
  if (isObject(read)) {
    if (!isObject(found)) return { path, expected: "parts", found };
    return first(Object.keys(found).map((part) => [part, part] as const), (part) => (Object.hasOwn(read, part) ? difference(found[part], read[part], `${path}.${part}`) : null));
  }
  if (found === read) return null;
  return { path, expected: typeof read === "boolean" ? "yes-no" : "known", found };
}

function first<A, B>(pairs: readonly (readonly [A, B])[], look: (a: A, b: B) => Misfit | null): Misfit | null {
  for (const [a, b] of pairs) {
    const found = look(a, b);
    if (found) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
