/**
 * A name with a Nepali case ending (`मा`, `को`, `ले` …): joined to Devanagari, "अस्ट्रेलियामा", and apart from anything
 * else, "Monash University मा", "युके (UK) मा".
 */
export const withEnding = (name: string, ending: string): string =>
  /\p{Script=Devanagari}$/u.test(name) ? name + ending : `${name} ${ending}`;
