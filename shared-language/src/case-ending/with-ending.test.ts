import { withEnding } from './with-ending.ts';

it.each([
  ['अस्ट्रेलिया', 'मा', 'अस्ट्रेलियामा'],
  ['काठमाडौं', 'को', 'काठमाडौंको'],
  ['Monash University', 'मा', 'Monash University मा'],
  ['युके (UK)', 'का', 'युके (UK) का'],
  ['2027', 'को', '2027 को'],
])('%s + %s', (name, ending, shown) => expect(withEnding(name, ending)).toBe(shown));
