import { serverMessage } from './server-messages.ne.ts';

it.each([
  ['a fixed text', 'Passwords must match', 'दुवै पासवर्ड एउटै हुनुपर्छ'],
  [
    'a text with a number',
    'Request was throttled. Expected available in 59 seconds.',
    'तपाईंले छोटो समयमा धेरै पटक प्रयास गर्नुभयो। 59 सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  ],
  [
    'the texts of several fields',
    'email: Enter a valid email address. password: This field may not be blank.',
    'इमेल: सही इमेल ठेगाना लेख्नुहोस्। पासवर्ड: यो विवरण खाली छोड्न मिल्दैन।',
  ],
  [
    'the text of a file of an application',
    'passport documents, file 2: The content of this file is not what its extension “jpg” says.',
    'राहदानीका कागजात, फाइल 2: यो फाइल भित्रबाट “jpg” प्रकारको होइन।',
  ],
  ['a file of an unknown group', 'odd papers, file 2: Not found.', 'odd papers, file 2: Not found.'],
  ['an unknown text', 'Something else.', 'Something else.'],
  ['fields of which one text is unknown', 'email: Taken, sorry.', 'email: Taken, sorry.'],
  ['a text that begins like a known one', 'Not found. At all.', 'Not found. At all.'],
])('%s', (_case, text, shown) => expect(serverMessage(text)).toBe(shown));
