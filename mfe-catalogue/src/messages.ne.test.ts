import { messages } from './messages.ne.ts';

test.each([
  [messages.universitiesIn('अस्ट्रेलिया'), 'अस्ट्रेलियाका विश्वविद्यालयहरू'],
  [messages.coursesIn('अस्ट्रेलिया'), 'अस्ट्रेलियाका कोर्सहरू'],
  [messages.costAll('4 वर्ष'), '4 वर्षको जम्मा'],
  [messages.costAllWithoutTuition('4 वर्ष'), '4 वर्षको जम्मा, शिक्षण शुल्कबाहेक'],
  [messages.moreOptions('अध्ययनको तह'), 'अध्ययनको तहका विकल्प, स्क्रोल गर्न मिल्ने'],
  [messages.bankRate('Nepal Rastra Bank', '4 डिसेम्बर'), 'नेपाल राष्ट्र बैंकको बिक्री दर, 4 डिसेम्बर'],
  [messages.mapOf('Monash University'), 'Monash University को नक्सा'],
  [messages.applyTitle('Master of IT'), 'Master of IT का लागि आवेदन'],
])('a case ending joins Devanagari and stands apart from anything else: %s', (text, shown) =>
  expect(text).toBe(shown),
);
