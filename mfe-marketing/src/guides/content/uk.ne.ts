import { uk as cost } from 'shared-facts/cost/uk';
import { uk as f } from 'shared-facts/uk';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

/** See `uk.en.ts`. */
export const uk: Guide = {
  slug: 'uk',
  country: 'युके (UK)',
  introHeading: 'नेपाली विद्यार्थीले युके किन छान्छन्',
  intro: [
    runningText`बेलायती डिग्री छोटा, गहिरा र सबैतिर चिनिएका हुन्छन्। स्नातकोत्तर प्रायः एकै वर्षमा सकिन्छ, त्यसैले जम्मा खर्च नियन्त्रणमा रहन्छ।`,
    runningText`भिसा अङ्क प्रणालीमा चल्छ: प्रवेश पत्र, अङ्ग्रेजी र रकम। सही क्रममा तयारी गरे अचम्म पर्ने कुरा थोरै हुन्छ।`,
  ],
  features: [
    {
      title: 'छोटा डिग्री',
      content: [runningText`युकेको धेरै ठाउँमा स्नातक तीन वर्षमा, धेरै स्नातकोत्तर एक वर्षमा।`],
    },
    {
      title: 'आंशिक समय काम',
      content: [runningText`डिग्री तहका विद्यार्थीले पढाइ चलेका बेला ${f.work}, र बिदामा अझ बढी काम गर्न पाउँछन्।`],
    },
    {
      title: 'Graduate Route',
      content: [
        runningText`डिग्रीपछि ${f.graduateRoute}, विद्यावारिधि (PhD) पछि ${f.graduateRouteDoctorate} बसेर काम गर्नुहोस्।`,
      ],
    },
    {
      title: 'स्वास्थ्य सेवा समावेश',
      content: [
        runningText`स्वास्थ्य अधिभार (health surcharge) ${f.surcharge} तिरेपछि तपाईंले National Health Service (NHS) को सेवा पाउनुहुन्छ।`,
      ],
    },
    { title: 'दुई पटक भर्ना', content: [runningText`कोर्स सेप्टेम्बर र जनवरीमा सुरु हुन्छन्।`] },
    {
      title: 'छात्रवृत्ति',
      content: [
        runningText`विश्वविद्यालय र सरकारी कार्यक्रमले छात्रवृत्ति दिन्छन्; चाँडो र एकभन्दा बढीका लागि आवेदन दिनुहोस्।`,
      ],
    },
  ],
  system: {
    title: 'युकेको शिक्षा प्रणाली',
    intro: runningText`फाउन्डेसन वर्षदेखि विद्यावारिधि (PhD) सम्म।`,
    levels: [
      { name: 'फाउन्डेसन वर्ष', detail: 'डिग्रीका लागि तयार पार्छ' },
      { name: 'स्नातक (Bachelor)', detail: 'प्रायः एक वर्षको व्यावहारिक अभ्याससहित' },
      { name: 'स्नातकोत्तर (Master)', detail: 'कक्षाबाट वा अनुसन्धानबाट' },
      { name: 'विद्यावारिधि (PhD)', detail: 'निर्देशकको रेखदेखमा अनुसन्धान' },
    ],
  },
  visa: {
    title: 'भिसा प्रक्रिया',
    steps: [
      {
        title: 'कोर्स र विश्वविद्यालय छान्नुहोस्',
        content: [runningText`विश्वविद्यालय इजाजतप्राप्त प्रायोजक (student sponsor) हो कि होइन, हामी जाँच्छौं।`],
      },
      {
        title: 'अङ्ग्रेजीको सर्त पूरा गर्नुहोस्',
        content: [runningText`IELTS वा मानिने अर्को परीक्षा, तपाईंको कोर्सको स्तरमा।`],
      },
      {
        title: 'सर्तरहित प्रवेश पत्र (unconditional offer) लिनुहोस्',
        content: [runningText`नपुगेका कागजात पठाउनुहोस् र धरौटी तिर्नुहोस्।`],
      },
      {
        title: 'रकम खातामा राख्नुहोस्',
        content: [runningText`शिक्षण शुल्क र बस्ने खर्चको रकम लगातार ${f.fundsHeld} खातामा रहनुपर्छ।`],
      },
      {
        title: 'विश्वसनीयता अन्तर्वार्ता (credibility interview) पास गर्नुहोस्',
        content: [runningText`धेरै विश्वविद्यालयले CAS दिनुअघि तपाईंको कोर्स, खर्च र योजनाबारे सोध्छन्।`],
      },
      {
        title: 'CAS लिनुहोस्',
        content: [runningText`Confirmation of Acceptance for Studies (CAS) मा भिसा फारमले माग्ने नम्बर हुन्छ।`],
      },
      {
        title: 'आवेदन दिएर शुल्क तिर्नुहोस्',
        content: [runningText`भिसा शुल्क ${f.visaFee}, स्वास्थ्य अधिभार ${f.surcharge} हो।`],
      },
      {
        title: 'क्षयरोग परीक्षण र बायोमेट्रिक',
        content: [
          runningText`सूचीकृत क्लिनिकमा जानुहोस् र प्रमाणपत्र राख्नुहोस्; अनि भिसा केन्द्रमा औंठाछाप र फोटो दिनुहोस्।`,
        ],
      },
    ],
  },
  chart: {
    title: 'युकेका खर्च, GBP मा',
    rows: [f.livingLondon, f.livingElsewhere, f.surcharge, f.visaFee],
  },
  cost,
  sections: [
    {
      id: 'costs-and-funds',
      title: 'खर्च र देखाउनुपर्ने रकम',
      content: [runningText`बस्ने खर्च कोर्सको अवधिभरिको, बढीमा ${f.livingMonths}को देखाउनुपर्छ।`],
      facts: [f.livingLondon, f.livingElsewhere, f.livingMonths, f.fundsHeld, f.visaFee, f.surcharge],
    },
    {
      id: 'intakes',
      title: 'भर्ना समय (intake)',
      list: [runningText`जनवरी`, runningText`सेप्टेम्बर: मुख्य भर्ना`],
    },
    { id: 'work-while-you-study', title: 'पढ्दै काम', facts: [f.work] },
    {
      id: 'graduate-route-visa',
      title: 'Graduate Route भिसा',
      content: [runningText`डिग्रीपछि प्रायोजक (sponsor) बिना नै बसेर काम गर्न वा काम खोज्न पाइन्छ।`],
      facts: [f.graduateRoute, f.graduateRouteDoctorate],
    },
  ],
  faq: [
    {
      title: 'भिसाको कति खर्च लाग्छ?',
      content: [runningText`${f.visaFee}, र स्वास्थ्य अधिभार ${f.surcharge}।`],
    },
    {
      title: 'कति रकम देखाउनुपर्छ?',
      content: [
        runningText`तिर्न बाँकी शिक्षण शुल्क, र लन्डनमा ${f.livingLondon} वा अन्यत्र ${f.livingElsewhere}, बढीमा ${f.livingMonths}को।`,
      ],
    },
    {
      title: 'रकम कति समय खातामा रहनुपर्छ?',
      content: [runningText`${f.fundsHeld}, कुनै पनि दिन तोकिएको रकमभन्दा कम नहुने गरी।`],
    },
    {
      title: 'कति घण्टा काम गर्न पाइन्छ?',
      content: [runningText`डिग्री तहका विद्यार्थीले पढाइ चलेका बेला ${f.work}।`],
    },
    {
      title: 'पढाइ सकेपछि कति समय बस्न पाइन्छ?',
      content: [
        runningText`Graduate Route मा ${f.graduateRoute}, विद्यावारिधि (PhD) पछि ${f.graduateRouteDoctorate}।`,
      ],
    },
    { title: 'कोर्स कहिले सुरु हुन्छन्?', content: [runningText`सेप्टेम्बर र जनवरीमा।`] },
  ],
};
