import { useEffect, useState } from "preact/hooks";

/** Whether `of` has been the same, and not null, for so long: what is over quickly is not worth a word. */
export function useLate(of: string | null, milliseconds: number): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (of === null) return;
    const timer = setTimeout(() => setLate(of), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [of, milliseconds]);
  return of !== null && late === of;
}
