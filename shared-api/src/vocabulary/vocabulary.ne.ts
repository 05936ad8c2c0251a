import type { Display } from './display.ts';

/** A table of words, read without regard to case and surrounding spaces. */
function table(words: Readonly<Record<string, string>>): Display {
  const byWord = new Map(Object.entries(words).map(([english, nepali]) => [english.toLowerCase(), nepali]));
  return <Word extends string | null | undefined>(word: Word) =>
    (word == null ? word : (byWord.get(word.trim().toLowerCase()) ?? word)) as Word;
}

export const countryName = table({
  Australia: 'अस्ट्रेलिया',
  'New Zealand': 'न्युजिल्यान्ड',
  UK: 'युके (UK)',
  'United Kingdom': 'युके (UK)',
  USA: 'अमेरिका (USA)',
  'United States': 'अमेरिका (USA)',
  'United States of America': 'अमेरिका (USA)',
  Canada: 'क्यानडा',
  UAE: 'युएई (UAE)',
  'United Arab Emirates': 'युएई (UAE)',
  Dubai: 'दुबई',
  Germany: 'जर्मनी',
  France: 'फ्रान्स',
  Ireland: 'आयरल्यान्ड',
  Denmark: 'डेनमार्क',
  Finland: 'फिनल्यान्ड',
  Sweden: 'स्वीडेन',
  Norway: 'नर्वे',
  Netherlands: 'नेदरल्यान्ड्स',
  Malta: 'माल्टा',
  Cyprus: 'साइप्रस',
  Japan: 'जापान',
  'South Korea': 'दक्षिण कोरिया',
  China: 'चीन',
  India: 'भारत',
  Singapore: 'सिंगापुर',
  Malaysia: 'मलेसिया',
  Nepal: 'नेपाल',
});

export const levelName = table({
  Foundation: 'फाउन्डेसन',
  Certificate: 'प्रमाणपत्र',
  Diploma: 'डिप्लोमा',
  'Advanced Diploma': 'एड्भान्स्ड डिप्लोमा',
  Bachelor: 'स्नातक (Bachelor)',
  "Bachelor's": 'स्नातक (Bachelor)',
  'Graduate Diploma': 'ग्र्याजुएट डिप्लोमा',
  'Postgraduate Diploma': 'स्नातकोत्तर डिप्लोमा',
  Master: 'स्नातकोत्तर (Master)',
  "Master's": 'स्नातकोत्तर (Master)',
  PhD: 'विद्यावारिधि (PhD)',
  Doctorate: 'विद्यावारिधि (PhD)',
});

export const subjectName = table({
  Nursing: 'नर्सिङ',
  'Data Science': 'डाटा साइन्स',
  'Information Technology': 'सूचना प्रविधि (IT)',
  'Business Administration': 'व्यवसाय प्रशासन',
  Accounting: 'लेखा (Accounting)',
  'Civil Engineering': 'सिभिल इन्जिनियरिङ',
  'Public Health': 'जनस्वास्थ्य',
  'Hospitality Management': 'होटल व्यवस्थापन',
  'Cyber Security': 'साइबर सुरक्षा',
  Education: 'शिक्षा',
  'Computer Science': 'कम्प्युटर साइन्स',
  'Social Work': 'समाज कार्य',
  'Mechanical Engineering': 'मेकानिकल इन्जिनियरिङ',
  Marketing: 'मार्केटिङ',
  Architecture: 'वास्तुकला (Architecture)',
  Biotechnology: 'जैविक प्रविधि (Biotechnology)',
  'Early Childhood Education': 'बाल शिक्षा',
  Finance: 'वित्त (Finance)',
  Agriculture: 'कृषि',
  'Electrical Engineering': 'इलेक्ट्रिकल इन्जिनियरिङ',
  Psychology: 'मनोविज्ञान',
  'Project Management': 'परियोजना व्यवस्थापन',
  'Environmental Science': 'वातावरण विज्ञान',
  Law: 'कानुन',
  'Artificial Intelligence': 'कृत्रिम बौद्धिकता (AI)',
  Pharmacy: 'फार्मेसी',
  Tourism: 'पर्यटन',
  Design: 'डिजाइन',
  'International Relations': 'अन्तर्राष्ट्रिय सम्बन्ध',
  Mathematics: 'गणित',
});

export const courseTypeName = table({
  'Full time': 'पूर्णकालीन',
  'Full-time': 'पूर्णकालीन',
  'Part time': 'आंशिक समय',
  'Part-time': 'आंशिक समय',
  'Full time or part time': 'पूर्णकालीन वा आंशिक समय',
  Online: 'अनलाइन',
});

const words: Readonly<Record<string, string>> = {
  january: 'जनवरी',
  february: 'फेब्रुअरी',
  march: 'मार्च',
  april: 'अप्रिल',
  may: 'मे',
  june: 'जुन',
  july: 'जुलाई',
  august: 'अगस्ट',
  september: 'सेप्टेम्बर',
  october: 'अक्टोबर',
  november: 'नोभेम्बर',
  december: 'डिसेम्बर',
  jan: 'जन',
  feb: 'फेब',
  mar: 'मार्च',
  apr: 'अप्रि',
  jun: 'जुन',
  jul: 'जुलाई',
  aug: 'अग',
  sept: 'सेप्ट',
  sep: 'सेप्ट',
  oct: 'अक्टो',
  nov: 'नोभे',
  dec: 'डिसे',
  sunday: 'आइतबार',
  monday: 'सोमबार',
  tuesday: 'मङ्गलबार',
  wednesday: 'बुधबार',
  thursday: 'बिहीबार',
  friday: 'शुक्रबार',
  saturday: 'शनिबार',
  sun: 'आइत',
  mon: 'सोम',
  tue: 'मङ्गल',
  wed: 'बुध',
  thu: 'बिही',
  fri: 'शुक्र',
  sat: 'शनि',
};
const WORD = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'gi');

/** Names of months and weekdays are replaced wherever they stand; days and years stay in Western digits. */
export const dateWords: Display = (text) =>
  text?.replace(WORD, (word) => words[word.toLowerCase()]!) as typeof text;
