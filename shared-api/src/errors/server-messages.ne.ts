/**
 * The API's fixed texts. 'Given token not valid for any token type' is not among them: an ended session is recognised by
 * that text, and told in our own words.
 */
const texts: Readonly<Record<string, string>> = {
  'Not found.': 'भेटिएन।',
  'Invalid page.': 'यो पृष्ठ छैन।',
  'Bad request.': 'अनुरोध मिलेन।',
  'A server error occurred.': 'सर्भरमा त्रुटि भयो।',
  'Authentication credentials were not provided.': 'कृपया पहिले लगइन गर्नुहोस्।',
  'User not found': 'यो खाता भेटिएन।',
  'User is inactive': 'यो खाता निष्क्रिय छ।',
  'No active account found with the given credentials': 'इमेल वा पासवर्ड मिलेन।',
  'The email or the password is wrong.': 'इमेल वा पासवर्ड मिलेन।',
  'Please verify your email first. We have sent you a link when you signed up.':
    'कृपया पहिले आफ्नो इमेल प्रमाणित गर्नुहोस्। खाता खोल्दा हामीले तपाईंलाई लिङ्क पठाएका थियौं।',
  'Token is invalid or expired': 'लगइनको समय सकियो। कृपया फेरि लगइन गर्नुहोस्।',
  'You do not have permission to perform this action.': 'तपाईंलाई यो काम गर्ने अनुमति छैन।',
  'Service temporarily unavailable, try again later.': 'सेवा अहिले चलेको छैन। कृपया केही समयपछि फेरि प्रयास गर्नुहोस्।',
  'There is no room to store your documents right now. Please try again later.':
    'तपाईंका कागजात राख्ने ठाउँ अहिले छैन। कृपया केही समयपछि फेरि प्रयास गर्नुहोस्।',
  'There is no room to store this right now. Please try again later.':
    'यो राख्ने ठाउँ अहिले छैन। कृपया केही समयपछि फेरि प्रयास गर्नुहोस्।',
  'The request body is too large.': 'पठाइएको सामग्री धेरै ठूलो भयो।',
  'The request body took too long to arrive.': 'सामग्री पठाउन धेरै समय लाग्यो। कृपया फेरि प्रयास गर्नुहोस्।',
  'The number of form fields exceeds the limit.': 'फारममा सीमाभन्दा धेरै विवरण भयो।',
  'The length of the form must be sent with it.': 'फारम पूरा पठाउन सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  'Multipart form parse error - the form ended too early.': 'फारम पूरा आइपुगेन। कृपया फेरि प्रयास गर्नुहोस्।',
  'This field is required.': 'यो विवरण अनिवार्य छ।',
  'This field may not be null.': 'यो विवरण अनिवार्य छ।',
  'This field may not be blank.': 'यो विवरण खाली छोड्न मिल्दैन।',
  'Not a valid string.': 'यो विवरण मिलेन।',
  'Null characters are not allowed.': 'यसमा प्रयोग गर्न नमिल्ने चिह्न छ।',
  'A valid integer is required.': 'पूरा सङ्ख्या लेख्नुहोस्।',
  'Must be a valid boolean.': 'हो वा होइन मध्ये एउटा हुनुपर्छ।',
  'Enter a valid email address.': 'सही इमेल ठेगाना लेख्नुहोस्।',
  'Enter a valid mobile number: 7 to 15 digits.': 'सही मोबाइल नम्बर लेख्नुहोस्: 7 देखि 15 अङ्क।',
  'Password must be at least 8 characters long': 'पासवर्ड कम्तीमा 8 अक्षरको हुनुपर्छ',
  'Password must contain at least one uppercase letter': 'पासवर्डमा कम्तीमा एउटा ठूलो अङ्ग्रेजी अक्षर (A–Z) हुनुपर्छ',
  'Password must contain at least one lowercase letter': 'पासवर्डमा कम्तीमा एउटा सानो अङ्ग्रेजी अक्षर (a–z) हुनुपर्छ',
  'Password must contain at least one number': 'पासवर्डमा कम्तीमा एउटा अङ्क हुनुपर्छ',
  'Password must contain at least one special character (@$!%*?&)':
    'पासवर्डमा कम्तीमा एउटा विशेष चिह्न (@$!%*?&) हुनुपर्छ',
  'Passwords must match': 'दुवै पासवर्ड एउटै हुनुपर्छ',
  'This link is invalid or has expired. Please ask for a new one.':
    'यो लिङ्क मिलेन वा यसको समय सकियो। कृपया नयाँ लिङ्क माग्नुहोस्।',
  'You have already registered for this event.': 'तपाईंले यस कार्यक्रममा पहिले नै नाम दर्ता गरिसक्नुभएको छ।',
  'This event is over.': 'यो कार्यक्रम सकियो।',
  'This application can no longer be withdrawn.': 'यो आवेदन अब फिर्ता लिन मिल्दैन।',
  'This appointment can no longer be changed. Please book a new one.':
    'यो भेटघाट समय अब फेर्न मिल्दैन। कृपया नयाँ समय लिनुहोस्।',
  'This time is no longer available. Please choose another one.': 'यो समय अब खाली छैन। कृपया अर्को समय छान्नुहोस्।',
  'This place takes no appointments. Please choose another one.':
    'यस ठाउँमा भेटघाट समय लिन मिल्दैन। कृपया अर्को ठाउँ छान्नुहोस्।',
  'Unknown time zone.': 'यो समय क्षेत्र चिनिएन।',
  'The submitted file is empty.': 'पठाइएको फाइल खाली छ।',
};

/** Texts with a changing part. */
const patterns: readonly [text: RegExp, shown: (...parts: string[]) => string][] = [
  [
    /^Request was throttled\. Expected available in (\d+) seconds?\.$/,
    (seconds) => `तपाईंले छोटो समयमा धेरै पटक प्रयास गर्नुभयो। ${seconds} सेकेन्डपछि फेरि प्रयास गर्नुहोस्।`,
  ],
  [/^Ensure this field has no more than (\d+) characters\.$/, (most) => `${most} अक्षरभन्दा लामो हुनु हुँदैन।`],
  [/^Ensure this field has no more than (\d+) elements\.$/, (most) => `${most} वटाभन्दा धेरै हुनु हुँदैन।`],
  [
    /^Enter a mobile number with (\d+) to (\d+) digits\.$/,
    (least, most) => `${least} देखि ${most} अङ्कको मोबाइल नम्बर लेख्नुहोस्।`,
  ],
  [
    /^Select a valid choice\. (.*) is not one of the available choices\.$/,
    (choice) => `दिइएका विकल्पमध्ये एउटा छान्नुहोस्। “${choice}” विकल्पमा छैन।`,
  ],
  [/^"(.*)" is not a valid choice\.$/, (choice) => `दिइएका विकल्पमध्ये एउटा छान्नुहोस्। “${choice}” विकल्पमा छैन।`],
  [/^Invalid pk "(.*)" - object does not exist\.$/, () => 'छानिएको कुरा भेटिएन।'],
  [
    /^File extension “(.*)” is not allowed\. Allowed extensions are: (.*)\.$/,
    (extension, allowed) => `“${extension}” प्रकारको फाइल मिल्दैन। मिल्ने प्रकार: ${allowed}।`,
  ],
  [
    /^The content of this file is not what its extension “(.*)” says\.$/,
    (extension) => `यो फाइल भित्रबाट “${extension}” प्रकारको होइन।`,
  ],
  [
    /^This file is too large\. One document may have at most (.*)\.$/,
    (size) => `यो फाइल धेरै ठूलो छ। एउटा कागजात बढीमा ${size} को हुन सक्छ।`,
  ],
  [/^All documents together may have at most (.*)\.$/, (size) => `सबै कागजात जोड्दा बढीमा ${size} हुन सक्छ।`],
  [
    /^At most (\d+) documents can be sent at once\.$/,
    (most) => `एक पटकमा बढीमा ${most} वटा कागजात पठाउन सकिन्छ।`,
  ],
  [
    /^This address has (\d+) upcoming appointments already\. Please move or cancel one of them by the link in its email\.$/,
    (count) =>
      `यस इमेलमा पहिले नै ${count} वटा भेटघाट समय लिइएको छ। कृपया इमेलमा आएको लिङ्कबाट एउटा सार्नुहोस् वा रद्द गर्नुहोस्।`,
  ],
];

/** Fields of the account calls, whose `error` has "name: text" of each wrong field, one after the other. */
const fields: Readonly<Record<string, string>> = {
  email: 'इमेल',
  password: 'पासवर्ड',
  new_password: 'नयाँ पासवर्ड',
  confirm_password: 'पासवर्ड फेरि',
  first_name: 'पहिलो नाम',
  last_name: 'थर',
  name: 'नाम',
  contact: 'सम्पर्क नम्बर',
};
const FIELD_START = new RegExp(` (?=(?:${Object.keys(fields).join('|')}): )`);

/** The Nepali text of a text of the API, matched as a whole; null for an unknown one. */
function known(text: string): string | null {
  if (Object.hasOwn(texts, text)) return texts[text]!;
  for (const [pattern, shown] of patterns) {
    const parts = pattern.exec(text);
    if (parts) return shown(...parts.slice(1));
  }
  return null;
}

/** "email: Enter a valid email address. password: …" */
function knownOfFields(text: string): string | null {
  const shown = text.split(FIELD_START).map((part) => {
    const [, name = '', problem = ''] = /^(\w+): (.*)$/.exec(part) ?? [];
    const told = Object.hasOwn(fields, name) ? known(problem) : null;
    return told && `${fields[name]}: ${told}`;
  });
  return shown.includes(null) ? null : shown.join(' ');
}

/** Groups of documents, as the `detail` of an application names them. */
const groups: Readonly<Record<string, string>> = {
  'academic documents': 'शैक्षिक कागजात',
  'work experience documents': 'कामको अनुभवका कागजात',
  'ielts documents': 'IELTS का कागजात',
  'passport documents': 'राहदानीका कागजात',
  'marriage certificates': 'विवाह दर्ता प्रमाणपत्र',
  'cv documents': 'बायोडाटा (CV)',
  'additional documents': 'थप कागजात',
};

/** "academic documents, file 2: The submitted file is empty." */
function knownOfFile(text: string): string | null {
  const [, group = '', number, problem = ''] = /^([a-z ]+), file (\d+): (.*)$/.exec(text) ?? [];
  const told = Object.hasOwn(groups, group) ? known(problem) : null;
  return told && `${groups[group]}, फाइल ${number}: ${told}`;
}

/** See `server-messages.en.ts`. An unknown text is shown as the API sent it. */
export const serverMessage = (text: string): string =>
  known(text) ?? knownOfFields(text) ?? knownOfFile(text) ?? text;
