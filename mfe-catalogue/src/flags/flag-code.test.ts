import fc from 'fast-check';
import { flagCode } from './flag-code.ts';

describe('flag by country name (SEARCH-5, C-23)', () => {
  it.each<[unknown, string]>([
    ['Australia', 'au'],
    ['New Zealand', 'nz'],
    ['UK', 'gb'],
    ['U.K.', 'gb'],
    ['United Kingdom', 'gb'],
    ['USA', 'us'],
    ['U.S.A.', 'us'],
    ['United States of America', 'us'],
    ['canada ', 'ca'],
    ['UAE', 'ae'],
    ['The United Arab Emirates', 'ae'],
    ['Dubai', 'ae'],
    ['Dubai (UAE)', 'ae'],
    ['Germany', 'de'],
    ['Atlantis', 'un'],
    ['constructor', 'un'],
    ['', 'un'],
    [null, 'un'],
    [3, 'un'],
  ])('%p has flag %s', (name, code) => expect(flagCode(name)).toBe(code));

  it('always returns a known flag', () => {
    fc.assert(fc.property(fc.anything(), (name) => /^[a-z]{2}$/.test(flagCode(name))));
  });
});
