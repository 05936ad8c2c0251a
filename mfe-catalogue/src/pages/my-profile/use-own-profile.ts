import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { serverTime } from 'shared-shell/server-time';
import { type Skill, useVisitorProfile } from 'shared-shell/visitor-profile';
import { type CheckedField, checkForm, type ProfileForm, toForm } from './profile-form.ts';

const check = (form: ProfileForm) => checkForm(form, new Date(serverTime(0)));

/** The visitor's profile as a form. Every change is saved at once; there is nothing to submit. */
export function useOwnProfile() {
  const { profile, store } = useVisitorProfile();
  const [form, setForm] = useState(() => toForm(profile));
  const written = useRef(profile);
  // Changed in another tab, or deleted.
  useEffect(() => {
    if (JSON.stringify(profile) === JSON.stringify(written.current)) return;
    written.current = profile;
    setForm(toForm(profile));
  }, [profile]);
  const { errors } = check(form);
  /**
   * An impossible value is shown as an error once the field is left, not while it is typed. One that is stored, because an
   * earlier version of the site took it, is shown at once.
   */
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(errors)));

  const change = (changes: Partial<ProfileForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    const { profile: valid } = check(next);
    written.current = valid;
    store.save(valid);
  };
  const typed = (field: CheckedField, value: string, onChange: (value: string) => void) => ({
    name: field,
    autoComplete: 'off',
    value,
    error: left.has(field) ? errors[field] : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
    onBlur: () => setLeft(new Set(left).add(field)),
  });

  return {
    /** The valid part of the form; null when there is none. */
    profile,
    isPersistent: store.isPersistent(),
    form,
    change,
    /** Properties of a text field. */
    text: (field: Exclude<CheckedField, Skill>) =>
      typed(field, form[field], (value) => change({ [field]: value })),
    /** Properties of the text field with the score of a part of the English test. */
    part: (skill: Skill) =>
      typed(skill, form.parts[skill], (value) => change({ parts: { ...form.parts, [skill]: value } })),
    remove: () => {
      setForm(toForm(null));
      setLeft(new Set());
      written.current = null;
      store.save(null);
    },
  };
}

export type OwnProfileState = ReturnType<typeof useOwnProfile>;
