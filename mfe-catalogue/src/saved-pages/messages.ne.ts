import type { Translated } from 'shared-language';
import type { savedPagesMessages as english } from './messages.en.ts';

/** The texts of "Saved on this phone" in Nepali; see `messages.en.ts`. */
export const savedPagesMessages: Translated<typeof english> = {
  title: 'यस फोनमा सुरक्षित',
  lead: 'इन्टरनेट नहुँदा पनि पढ्न सकिने पृष्ठहरू।',
  description: 'इन्टरनेट नहुँदा पनि पढ्न सकिने यस उपकरणका पृष्ठ, आकार र मितिसहित।',
  needsScript: 'यो सूची यही उपकरणमा बन्छ, त्यसैले यो पृष्ठ चलाउन JavaScript चाहिन्छ। कृपया चालु गर्नुहोस्।',
  missing: 'इन्टरनेट छैन, र तपाईंले खोज्नुभएको पृष्ठ यस फोनमा सुरक्षित छैन। यी पृष्ठ सुरक्षित छन्:',
  missingAll: 'इन्टरनेट छैन, र तपाईंले खोज्नुभएको पृष्ठ यस फोनमा सुरक्षित छैन।',
  missingSearch: 'इन्टरनेट छैन। यस फोनमा भएका कोर्समध्ये खोज्न सक्नुहुन्छ:',
  networkIsBack: 'इन्टरनेट फेरि आयो। तपाईंले खोज्नुभएको पृष्ठ अब खोल्न सकिन्छ।',
  courses: 'यस फोनमा भएका कोर्स',
  searchCourses: (count) => `यस फोनमा भएका ${count} कोर्समध्ये खोज्नुहोस्`,
  coursesFound: (count) => (count === 0 ? 'कुनै पनि मिलेन।' : `${count} कोर्स मिले।`),
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  open: 'पृष्ठ खोल्नुहोस्',
  kept: 'तपाईंले राखेका',
  opened: 'पहिले खोलेका',
  openedNote: 'धेरै भएमा सबैभन्दा पुराना आफैं हट्छन्।',
  none: 'अहिलेसम्म केही सुरक्षित छैन। तपाईंले खोल्नुभएका पृष्ठ आफैं सुरक्षित हुन्छन्; गाइड, सुरक्षित सूची र मेरा मिति लामो समय राख्न सकिन्छ।',
  browse: 'विदेश अध्ययन गाइड',
  delete: 'मेटाउनुहोस्',
  aboutCopy: (day, size) => `${day} मा सुरक्षित · ${size}`,
  total: (size) => `जम्मा ${size}।`,
  deleted: (title) => `मेटाइयो: ${title}`,
  kilobytes: (count) => `${count}\u00a0kB`,
  megabytes: (count) => `${count}\u00a0MB`,
};
