import type { ComponentChild, VNode } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../icons/icon";

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly about?: string;
  /** Stands in place of the label, which is still read out. */
  readonly picture?: ComponentChild;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string | number>({ title, bare, mark, options, value, onChange }: {
  readonly title: string;
  /** A heading above it says the same. */
  readonly bare?: boolean;
  /** Stands before the title. */
  readonly mark?: ComponentChild; readonly options: readonly Option<T>[]; readonly value: T; readonly onChange: (value: T) => void;
}): VNode {
  const name = useId();
  const about = options.find((option) => option.value === value)?.about;
  return (
    <fieldset class="choice">
      <legend class={bare ? "unseen" : undefined}>{mark}{title}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label class="choice-option" key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.picture}<span class={option.picture ? "unseen" : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
      {about !== undefined && <p class="quiet" aria-live="polite">{about}</p>}
    </fieldset>
  );
}

/** Yes or no, with a sentence that says what it does, and a link to where the guide tells more. */
export function Switch({ label, about, value, more, onChange }: {
  readonly label: string; readonly about: string; readonly value: boolean;
  readonly more?: { readonly href: string; readonly label: string };
  readonly onChange: (value: boolean) => void;
}): VNode {
  const id = useId();
  const itself = (
    <label class="switch">
      <input type="checkbox" role="switch" checked={value} aria-describedby={id} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span class="switch-text"><span>{label}</span><span class="quiet" id={id}>{about}</span></span>
    </label>
  );
  return more ? <div class="switch-row">{itself}<a class="switch-more" href={more.href} aria-label={more.label}><Icon name="guide" /></a></div> : itself;
}
