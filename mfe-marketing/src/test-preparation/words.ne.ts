import { ielts as i, pte as p, toefl as t } from 'shared-facts/tests';
import { runningText } from '../text/running-text.tsx';
import type { TestSlug, TestWords } from './test-content.ts';

/** See `words.en.ts`. */
export const testWords: Record<TestSlug, TestWords> = {
  ielts: {
    lead: 'धेरैजसो विश्वविद्यालय र दूतावासले चिन्ने परीक्षा, कागजमा वा कम्प्युटरमा।',
    intro: [
      runningText`IELTS ले तपाईं सुन्दा, पढ्दा, लेख्दा र बोल्दा अङ्ग्रेजी कति राम्ररी प्रयोग गर्नुहुन्छ भनेर नाप्छ। नतिजा प्रत्येक सीपको र समग्र, ${i.bands}सम्मको मापनमा आउँछ।`,
    ],
    why: [
      runningText`अस्ट्रेलिया, न्युजिल्यान्ड, युके, क्यानडा र अमेरिकाका विश्वविद्यालयले यसलाई मान्छन्, अनि बोलाइको परीक्षा मेसिनसँग होइन, मान्छेसँगको कुराकानी हो।`,
    ],
    features: [
      runningText`चार सीप: सुनाइ, पढाइ, लेखाइ, बोलाइ`,
      runningText`${i.bands}को मापन, आधा ब्यान्डसहित`,
      runningText`नतिजा कम्प्युटरमा दिए ${i.resultsComputer}मा र कागजमा दिए ${i.resultsPaper}मा`,
    ],
    types: [
      { name: 'Academic', content: runningText`विश्वविद्यालय र पेसागत दर्ताका लागि।` },
      { name: 'General Training', content: runningText`काम, तालिम र बसाइँसराइका लागि।` },
    ],
    format: [
      {
        part: 'सुनाइ (Listening)',
        content: runningText`${i.listeningParts}, प्रत्येकमा ${i.listeningQuestions}।`,
      },
      { part: 'पढाइ (Reading)', content: runningText`${i.reading}।` },
      {
        part: 'लेखाइ (Writing)',
        content: runningText`${i.writing}: पहिलो कार्य (Task 1) मा कम्तीमा ${i.writingTask1}, दोस्रो कार्य (Task 2) मा कम्तीमा ${i.writingTask2}।`,
      },
      { part: 'बोलाइ (Speaking)', content: runningText`${i.speaking}को कुराकानी।` },
    ],
    tips: [
      'पाठ पढ्नुअघि प्रश्न पढ्नुहोस्।',
      'लेखाइको धेरै समय दोस्रो कार्यलाई दिनुहोस्: यसको अङ्क बढी हुन्छ।',
      'पूरा वाक्यमा बोल्नुहोस् र कारण दिनुहोस्।',
      'पहिलो हप्तादेखि नै घडी राखेर अभ्यास गर्नुहोस्।',
      'कुनै उत्तर खाली नछोड्नुहोस्।',
    ],
    skills: [
      {
        id: 'Listening',
        name: 'सुनाइ (Listening)',
        content: [
          runningText`${i.listeningParts}, प्रत्येकमा ${i.listeningQuestions}, एक पटक मात्र बजाइन्छ। आवाज रोकिँदा अगाडिको प्रश्न पढ्नुहोस्, र अनुमान गरेको होइन, सुनेको कुरा लेख्नुहोस्।`,
        ],
      },
      {
        id: 'Reading',
        name: 'पढाइ (Reading)',
        content: [
          runningText`सबै पाठका लागि ${i.reading}। पहिले प्रत्येक अनुच्छेदको विषय सरसर्ती हेर्नुहोस्, अनि उत्तर खोज्नुहोस्।`,
        ],
      },
      {
        id: 'Writing',
        name: 'लेखाइ (Writing)',
        content: [
          runningText`${i.writingTask1} र ${i.writingTask2}का दुई कार्यका लागि ${i.writing}। केही मिनेट योजना बनाउनुहोस्, अनि एउटा अनुच्छेदमा एउटै विचार लेख्नुहोस्।`,
        ],
      },
      {
        id: 'Speaking',
        name: 'बोलाइ (Speaking)',
        content: [runningText`परीक्षकसँग ${i.speaking}: तपाईंको बारेमा, एउटा छोटो भनाइ, र त्यसैबाट अघि बढ्ने छलफल।`],
      },
    ],
  },
  toefl: {
    lead: 'अमेरिकी विश्वविद्यालयमा सबैभन्दा चलेको, कम्प्युटरमा दिइने परीक्षा।',
    intro: [
      runningText`TOEFL ले क्याम्पसमा प्रयोग हुने शैक्षिक अङ्ग्रेजी नाप्छ: कक्षाका व्याख्यान, लेख र छलफल। जम्मा स्कोर ${t.score} भित्र हुन्छ।`,
    ],
    why: [
      runningText`अमेरिका, क्यानडा, अस्ट्रेलिया र अरू धेरै देशका विश्वविद्यालयले यसलाई मान्छन्, र पढाइमा जस्तै यसका कार्यले धेरै सीप सँगै प्रयोग गराउँछन्।`,
    ],
    features: [
      runningText`जम्मा स्कोर ${t.score}, प्रत्येक खण्ड ${t.section}`,
      runningText`नतिजा ${t.results}मा`,
      runningText`${t.validity}सम्म मान्य`,
    ],
    types: [
      { name: 'परीक्षा केन्द्रमा', content: runningText`हेडसेट लगाएर कम्प्युटरमा।` },
      {
        name: 'घरमा',
        content: runningText`आफ्नै कम्प्युटरमा, निरीक्षकको निगरानीमा। तपाईंको विश्वविद्यालयले यस्तो परीक्षा मान्छ कि मान्दैन, सोध्नुहोस्।`,
      },
    ],
    format: [
      { part: 'पढाइ (Reading)', content: runningText`प्रश्नसहितका शैक्षिक पाठ; स्कोर ${t.section}।` },
      { part: 'सुनाइ (Listening)', content: runningText`व्याख्यान र कुराकानी; स्कोर ${t.section}।` },
      { part: 'बोलाइ (Speaking)', content: runningText`माइक्रोफोनमा बोलेर दिने उत्तर; स्कोर ${t.section}।` },
      {
        part: 'लेखाइ (Writing)',
        content: runningText`स्रोत हेरेर र छलफलमा लेख्ने; स्कोर ${t.section}।`,
      },
    ],
    tips: [
      'आफ्नै सङ्क्षिप्त रूप प्रयोग गरेर टिपोट गर्नुहोस्।',
      'अङ्ग्रेजीमा टाइप गर्ने अभ्यास गर्नुहोस्।',
      'नसुनेका विषयका व्याख्यान सुन्नुहोस्।',
      'आफ्ना उत्तर रेकर्ड गरेर सुन्नुहोस्।',
      'परीक्षाको दिन अचम्म नपरोस्, त्यसैले प्रत्येक कार्यको ढाँचा सिक्नुहोस्।',
    ],
  },
  pte: {
    lead: 'सुरुदेखि अन्त्यसम्म कम्प्युटरमा, नतिजा दुई दिनमा।',
    intro: [
      runningText`PTE कम्प्युटरमा दिइन्छ र कम्प्युटरले नै जाँच्छ। स्कोर ${p.score} भित्र हुन्छ, र नतिजा प्रायः ${p.results}भित्र आउँछ।`,
    ],
    why: [
      runningText`अस्ट्रेलिया, न्युजिल्यान्ड र युकेमा अध्ययन र भिसाका लागि मानिन्छ, र अन्तिम मिति नजिकिँदा छिटो आउने नतिजा काम लाग्छ।`,
    ],
    features: [
      runningText`स्कोर ${p.score}`,
      runningText`नतिजा ${p.results}भित्र`,
      runningText`कम्प्युटरले जाँच्छ, सबैका लागि एउटै तरिकाले`,
    ],
    types: [
      { name: 'PTE Academic', content: runningText`विश्वविद्यालय र भिसाका लागि।` },
      {
        name: 'PTE Academic Online',
        content: runningText`घरमा; भिसाका लागि होइन। आफ्नो विश्वविद्यालयलाई सोध्नुहोस्।`,
      },
    ],
    format: [
      {
        part: 'बोलाइ र लेखाइ (Speaking and writing)',
        content: runningText`ठूलो स्वरले पढ्ने, दोहोर्‍याउने, चित्र वर्णन गर्ने, सारांश लेख्ने, निबन्ध लेख्ने।`,
      },
      {
        part: 'पढाइ (Reading)',
        content: runningText`खाली ठाउँ भर्ने, अनुच्छेद क्रम मिलाउने, उत्तर छान्ने।`,
      },
      {
        part: 'सुनाइ (Listening)',
        content: runningText`सुनेको कुराको सारांश लेख्ने, खाली ठाउँ भर्ने, सुनेर वाक्य लेख्ने।`,
      },
    ],
    tips: [
      'एकनासले बोल्नुहोस् र नरोकिनुहोस्: चुप लाग्दा रेकर्डिङ सकिन्छ।',
      'माइक्रोफोन सधैं उत्तिकै टाढा राख्नुहोस्।',
      'हरेक दिन सुनेर लेख्ने अभ्यास गर्नुहोस्।',
      'हिज्जे जाँच्नुहोस्: कम्प्युटरले पनि जाँच्छ।',
      'परीक्षा केन्द्रमा हुने जस्तै किबोर्डमा अभ्यास गर्नुहोस्।',
    ],
    skills: [
      {
        id: 'Speaking',
        name: 'बोलाइ (Speaking)',
        content: [runningText`विशेष लवजभन्दा स्पष्ट र एकनासको बोलाइ महत्त्वपूर्ण छ। आफ्नो आवाज रेकर्ड गरेर तुलना गर्नुहोस्।`],
      },
      {
        id: 'Writing',
        name: 'लेखाइ (Writing)',
        content: [runningText`एक वाक्यको सारांश र एउटा निबन्ध। व्याकरण र हिज्जे ठ्याक्कै जाँचिन्छ।`],
      },
      {
        id: 'Reading',
        name: 'पढाइ (Reading)',
        content: [runningText`खाली ठाउँले कुन शब्द कुन शब्दसँग आउँछ भनेर जाँच्छ। शब्द एक्लै होइन, सँगै आउने शब्दसहित सिक्नुहोस्।`],
      },
      {
        id: 'Listening',
        name: 'सुनाइ (Listening)',
        content: [runningText`सुनेर लेख्ने र सारांश। सुन्दै गर्दा शब्दका पहिलो अक्षर लेख्नुहोस्, पछि पूरा गर्नुहोस्।`],
      },
    ],
  },
};
