import { messages } from './messages.ne.ts';

test.each([
  [messages.filesIn('शैक्षिक कागजात'), 'शैक्षिक कागजातका फाइल'],
  [messages.applyTitle('कोर्स'), 'कोर्सका लागि आवेदन'],
  [messages.continueApplication('Master of IT'), 'Master of IT को आवेदन जारी राख्नुहोस्'],
])('a case ending joins Devanagari and stands apart from anything else: %s', (text, shown) =>
  expect(text).toBe(shown),
);
