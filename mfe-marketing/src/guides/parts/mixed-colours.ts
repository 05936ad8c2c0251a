/**
 * Rule for styles with mixed colours of variables. A declaration before them is no fallback: with a variable in it the later
 * one counts in every browser, and has no value where `color-mix` is unknown.
 */
export const MIXED_COLOURS = '@supports (color:color-mix(in srgb,red,red))';
