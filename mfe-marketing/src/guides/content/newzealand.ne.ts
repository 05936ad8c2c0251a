import { newzealand as cost } from 'shared-facts/cost/newzealand';
import { newzealand as f } from 'shared-facts/newzealand';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

/** See `newzealand.en.ts`. */
export const newzealand: Guide = {
  slug: 'newzealand',
  country: 'न्युजिल्यान्ड',
  introHeading: 'नेपाली विद्यार्थीले न्युजिल्यान्ड किन छान्छन्',
  intro: [
    runningText`न्युजिल्यान्डमा विश्वविद्यालय थोरै छन् र राम्ररी चिनिएका छन्: सबै सरकारी लगानीमा चल्छन्, सबैलाई एउटै योग्यता निकायले हेर्छ, र कक्षा यति साना हुन्छन् कि शिक्षकले तपाईंको नाम चिन्छन्।`,
    runningText`प्रकृति कहिल्यै टाढा हुँदैन, सहर शान्त छन्, र माथिल्लो डिग्री गरेकाले बसेर काम गर्न पाउँछन्। धेरै विद्यार्थीले न्युजिल्यान्डलाई अस्ट्रेलियासँग तुलना गर्छन्; हरफ-हरफ तुलना गर्न सकियोस् भनेर दुवै मार्गदर्शन उस्तै बनाइएका छन्।`,
  ],
  features: [
    {
      title: 'गुणस्तरको एउटै प्रणाली',
      content: [
        runningText`हरेक कोर्स New Zealand Qualifications Framework मा हुन्छ, र पढाउनुअघि स्वीकृत भएको हुन्छ।`,
      ],
    },
    {
      title: 'आंशिक समय काम',
      content: [runningText`विद्यार्थीले पढाइ चलेका बेला ${f.work} काम गर्न पाउँछन्।`],
    },
    {
      title: 'पढाइपछि काम',
      content: [
        runningText`स्नातकोत्तर वा विद्यावारिधि (PhD) पछि ${f.stayDegree}, स्नातकोत्तर डिप्लोमापछि ${f.stayDiploma}।`,
      ],
    },
    {
      title: 'आचारसंहितामै लेखिएको सहयोग',
      content: [runningText`संस्थाले अन्तर्राष्ट्रिय विद्यार्थीको हेरचाह कसरी गर्नुपर्छ भन्ने आचारसंहितामा लेखिएको छ।`],
    },
    {
      title: 'PhD का विद्यार्थीलाई कम शुल्क',
      content: [runningText`अन्तर्राष्ट्रिय PhD विद्यार्थीले ${f.feeDoctorate} तिर्छन्, लगभग स्थानीय विद्यार्थी जति नै।`],
    },
  ],
  system: {
    title: 'न्युजिल्यान्डको शिक्षा प्रणाली',
    intro: runningText`एउटै प्रणालीमा दश तह; नेपाली विद्यार्थीका लागि मुख्य तह यी हुन्।`,
    levels: [
      { name: 'तह 1–4', detail: 'प्रमाणपत्र' },
      { name: 'तह 5–6', detail: 'डिप्लोमा' },
      { name: 'तह 7', detail: 'स्नातक, ग्र्याजुएट डिप्लोमा' },
      { name: 'तह 8', detail: 'अनर्स डिग्री, स्नातकोत्तर प्रमाणपत्र र डिप्लोमा' },
      { name: 'तह 9', detail: 'स्नातकोत्तर (Master)' },
      { name: 'तह 10', detail: 'विद्यावारिधि (PhD)' },
    ],
  },
  visa: {
    title: 'विद्यार्थी भिसाका आठ चरण',
    steps: [
      {
        title: 'कोर्स छान्नुहोस्',
        content: [runningText`हामी तह, सहर, शुल्क र त्यो योग्यताले पछि के गर्न दिन्छ भन्ने कुरा तुलना गर्छौं।`],
      },
      {
        title: 'अङ्ग्रेजीको सर्त पूरा गर्नुहोस्',
        content: [runningText`IELTS, TOEFL वा PTE समयमै दिनुहोस्; नर्सिङ र शिक्षण विषयलाई बढी स्कोर चाहिन्छ।`],
      },
      {
        title: 'प्रवेश पत्र (offer of place) का लागि आवेदन दिनुहोस्',
        content: [runningText`संस्थाले तपाईंका कागजात जाँचेर सर्तसहितको वा पूरा प्रवेश पत्र पठाउँछ।`],
      },
      {
        title: 'आर्थिक कागजात तयार पार्नुहोस्',
        content: [
          runningText`कम्तीमा ${f.bankStatement}को बैंक स्टेटमेन्ट, र बढीमा ${f.guarantors} आर्थिक प्रायोजक (guarantor)।`,
        ],
      },
      {
        title: 'उद्देश्य पत्र (SOP) लेख्नुहोस्',
        content: [runningText`यही कोर्स किन, न्युजिल्यान्ड किन, र त्यसपछि के। आफ्नै शब्दमा।`],
      },
      {
        title: 'आवेदन अनलाइन दिनुहोस्',
        content: [runningText`सबै कागजात राम्ररी स्क्यान गरेर अपलोड गर्नुहोस्; कागज छुट्दा हप्तौं ढिलो हुन्छ।`],
      },
      {
        title: 'सैद्धान्तिक स्वीकृतिपछि शिक्षण शुल्क तिर्नुहोस्',
        content: [runningText`कहिले तिर्ने भनेर अध्यागमनले भन्छ; रसिद उसैलाई पठाउनुहोस्।`],
      },
      {
        title: 'भिसा लिएर यात्रा गर्नुहोस्',
        content: [runningText`भिसामा लेखिएका सर्त पढ्नुहोस्: कति काम गर्न र के पढ्न पाइन्छ, त्यहीँ लेखिएको हुन्छ।`],
      },
    ],
  },
  chart: {
    title: 'न्युजिल्यान्डका शुल्क र बस्ने खर्चको रकम, NZ$ मा',
    rows: [f.feeDiploma, f.feePostgraduate, f.feeBachelor, f.fundsStudent, f.feeDoctorate, f.fundsPartner],
  },
  cost,
  sections: [
    {
      id: 'cost-of-studying',
      title: 'पढ्न लाग्ने खर्च',
      table: {
        caption: 'शिक्षण शुल्क र बस्ने खर्चको रकम',
        head: ['केका लागि', 'रकम', 'टिप्पणी'],
        rows: [
          [runningText`प्राथमिक विद्यालय`, runningText`${f.feePrimary}`, runningText`सँगै जाने बच्चाका लागि`],
          [runningText`माध्यमिक विद्यालय`, runningText`${f.feeSecondary}`, runningText`सँगै जाने बच्चाका लागि`],
          [runningText`प्रमाणपत्र वा डिप्लोमा`, runningText`${f.feeDiploma}`, runningText`तह 1–6`],
          [runningText`स्नातक`, runningText`${f.feeBachelor}`, runningText`तह 7`],
          [runningText`स्नातकोत्तर`, runningText`${f.feePostgraduate}`, runningText`तह 8 र 9`],
          [runningText`विद्यावारिधि (PhD)`, runningText`${f.feeDoctorate}`, runningText`तह 10`],
          [
            runningText`बस्ने खर्चको रकम, विद्यार्थी`,
            runningText`${f.fundsStudent}`,
            runningText`भिसाका लागि देखाउनुपर्ने`,
          ],
          [
            runningText`बस्ने खर्चको रकम, जीवनसाथी`,
            runningText`${f.fundsPartner}`,
            runningText`जीवनसाथी सँगै गए थपिने`,
          ],
        ],
      },
    },
    {
      id: 'essential-requirements',
      title: 'अत्यावश्यक सर्तहरू',
      items: [
        { title: 'मान्य राहदानी (passport)', content: [runningText`कोर्स सकिएपछिसम्म म्याद भएको।`] },
        {
          title: 'प्रवेश पत्र (offer of place)',
          content: [runningText`स्वीकृत संस्थाबाट, स्वीकृत कोर्सका लागि।`],
        },
        {
          title: 'शैक्षिक कागजात',
          content: [runningText`अहिलेसम्म सकेका सबै पढाइका लब्धाङ्कपत्र (transcript) र प्रमाणपत्र।`],
        },
        { title: 'अङ्ग्रेजी परीक्षा', content: [runningText`तपाईंको कोर्सले मागेको स्तरमा।`] },
        {
          title: 'आर्थिक स्रोतको प्रमाण (proof of funds)',
          content: [runningText`शिक्षण शुल्क र यात्राबाहेक बस्ने खर्चका लागि ${f.fundsStudent}।`],
        },
        {
          title: 'बैंक स्टेटमेन्ट',
          content: [runningText`कम्तीमा ${f.bankStatement}को, ठूलो रकम कहाँबाट आयो भनेर खुलाएर।`],
        },
        {
          title: 'एक जना आर्थिक प्रायोजक (guarantor)',
          content: [
            runningText`तपाईंको खर्चको जिम्मा एक जनाले मात्र लिन सक्छन्, आफ्नो आम्दानी र तपाईंसँगको नाता देखाउने कागजातसहित।`,
          ],
        },
        {
          title: 'स्वास्थ्य र चालचलन',
          content: [runningText`स्वास्थ्य र छातीको एक्स-रे प्रमाणपत्र, र प्रहरी प्रतिवेदन।`],
        },
      ],
    },
    {
      id: 'intakes',
      title: 'भर्ना समय (intake)',
      list: [
        runningText`फेब्रुअरी: मुख्य भर्ना`,
        runningText`जुलाई: दोस्रो भर्ना`,
        runningText`अरू महिना: पोलिटेक्निक र निजी संस्था`,
      ],
    },
    {
      id: 'work-rights-on-a-student-visa',
      title: 'विद्यार्थी भिसामा काम गर्ने अनुमति',
      content: [
        runningText`धेरैजसो विद्यार्थीले पढाइ चलेका बेला ${f.work} काम गर्न पाउँछन्। तपाईंलाई के लागू हुन्छ, भिसाका सर्तमा लेखिएको हुन्छ।`,
      ],
      facts: [f.work],
    },
    {
      id: 'post-study-work-visa',
      title: 'पढाइपछि काम गर्ने भिसा',
      table: {
        caption: 'पढाइ सकेपछि कति समय काम गर्न पाइन्छ',
        head: ['योग्यता', 'अवधि', 'टिप्पणी'],
        rows: [
          [runningText`विद्यावारिधि (PhD)`, runningText`${f.stayDegree}`, runningText`न्युजिल्यान्डमा पढेको`],
          [runningText`स्नातकोत्तर`, runningText`${f.stayDegree}`, runningText`न्युजिल्यान्डमा पढेको`],
          [runningText`स्नातकोत्तर डिप्लोमा`, runningText`${f.stayDiploma}`, runningText`न्युजिल्यान्डमा पढेको`],
        ],
      },
    },
    {
      id: 'work-rights-of-your-partner',
      title: 'जीवनसाथीको काम गर्ने अनुमति',
      content: [
        runningText`जीवनसाथीले काम गर्न पाउने कि नपाउने, तपाईंको योग्यतामा भर पर्छ। निर्णय गर्नुअघि हामीलाई सोध्नुहोस्; नियम फेरिन्छन्।`,
      ],
      table: {
        caption: 'विद्यार्थीको जीवनसाथी',
        head: ['तपाईं पढ्नुहुन्छ', 'जीवनसाथीले आवेदन दिन सक्ने', 'यो सोध्नुहोस्'],
        rows: [
          [runningText`स्नातकोत्तर वा विद्यावारिधि (PhD)`, runningText`काम गर्ने भिसा`, runningText`अवधि र सर्त`],
          [
            runningText`स्नातक वा स्नातकोत्तर डिप्लोमा`,
            runningText`तोकिएका विषयमा काम गर्ने भिसा`,
            runningText`तपाईंको विषय सूचीमा छ कि छैन`,
          ],
          [runningText`प्रमाणपत्र वा डिप्लोमा`, runningText`भ्रमण भिसा`, runningText`काम गर्ने अनुमति समावेश छैन`],
        ],
      },
    },
  ],
  faq: [
    {
      title: 'कति रकम देखाउनुपर्छ?',
      content: [
        runningText`शिक्षण शुल्क र यात्राबाहेक, बस्ने खर्चका लागि ${f.fundsStudent}, र जीवनसाथीका लागि थप ${f.fundsPartner}।`,
      ],
    },
    {
      title: 'कति घण्टा काम गर्न पाइन्छ?',
      content: [runningText`पढाइ चलेका बेला ${f.work}।`],
    },
    {
      title: 'बैंक स्टेटमेन्ट कति समयको हुनुपर्छ?',
      content: [runningText`कम्तीमा ${f.bankStatement}को हुनुपर्छ।`],
    },
    {
      title: 'कति जना प्रायोजक (sponsor) राख्न पाइन्छ?',
      content: [runningText`एक जना: ${f.guarantors} भन्दा बढी मान्दैन।`],
    },
    {
      title: 'पढाइ सकेपछि कति समय बस्न पाइन्छ?',
      content: [
        runningText`स्नातकोत्तर वा विद्यावारिधि (PhD) पछि ${f.stayDegree}, स्नातकोत्तर डिप्लोमापछि ${f.stayDiploma}।`,
      ],
    },
  ],
};
