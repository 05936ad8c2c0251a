import { australia as f } from 'shared-facts/australia';
import { australia as cost } from 'shared-facts/cost/australia';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';
import { oshcInsurers } from './insurers.ts';

/** See `australia.en.ts`. */
export const australia: Guide = {
  slug: 'australia',
  country: 'अस्ट्रेलिया',
  introHeading: 'नेपाली विद्यार्थीले अस्ट्रेलिया किन छान्छन्',
  intro: [
    runningText`अस्ट्रेलियामा बलिया विश्वविद्यालय छन्, र अन्तर्राष्ट्रिय विद्यार्थीका लागि बाटो स्पष्ट छ: एउटै राष्ट्रिय योग्यता प्रणाली, कानुनले दिएको विद्यार्थी संरक्षण, पढाइसँगै आंशिक समय काम, र पढाइ सकेपछि काम गर्ने समय।`,
    runningText`यो मार्गदर्शन तपाईंलाई चाहिने क्रममै छ: अस्ट्रेलियाले के दिन्छ, त्यहाँका योग्यता कसरी एकमाथि अर्को चढ्छन्, भिसाका चरण, देखाउनुपर्ने रकम, र हामीले सबैभन्दा धेरै सुन्ने प्रश्न।`,
  ],
  features: [
    {
      title: 'विश्वभर मान्य डिग्री',
      content: [
        runningText`योग्यता एउटै राष्ट्रिय प्रणालीअनुसार हुन्छन्, त्यसैले अन्यत्रका रोजगारदाता र विश्वविद्यालयले सजिलै बुझ्छन्।`,
      ],
    },
    {
      title: 'पढाइसँगै काम',
      content: [runningText`विद्यार्थी भिसामा हुनेले पढाइ चलेका बेला ${f.work} काम गर्न पाउँछन्।`],
    },
    {
      title: 'पढाइ सकेपछि बसेर काम',
      content: [
        runningText`पढाइपछि काम गर्ने भिसा स्नातक वा कोर्सवर्कबाट गरेको स्नातकोत्तरपछि ${f.stayBachelor}को, र अनुसन्धानबाट गरेको स्नातकोत्तर वा विद्यावारिधि (PhD) पछि ${f.stayResearch}को हुन्छ।`,
      ],
    },
    {
      title: 'वर्षमा धेरै पटक भर्ना',
      content: [runningText`कोर्स फेब्रुअरी वा मार्च र जुन वा जुलाईमा सुरु हुन्छन्; केही अक्टोबर वा नोभेम्बरमा पनि।`],
    },
    {
      title: 'अन्तर्राष्ट्रिय विद्यार्थीको संरक्षण',
      content: [
        runningText`शिक्षण संस्था दर्ता भएको हुनैपर्छ, र विदेशी विद्यार्थीप्रतिको जिम्मेवारी कानुनमै लेखिएको छ। पैसा तिर्नुअघि आफ्नो कोर्सको CRICOS कोड जाँच्नुहोस्।`,
      ],
    },
    {
      title: 'पहिलो दिनदेखि स्वास्थ्य बिमा',
      content: [
        runningText`Overseas Student Health Cover ले तपाईंको बसाइभरि डाक्टर र अस्पतालको खर्च तिर्छ। यो भिसा आवेदनअघि नै गर्नुपर्छ।`,
      ],
    },
    {
      title: 'परिवार सँगै जान सक्छ',
      content: [
        runningText`जीवनसाथी र बच्चालाई एउटै आवेदनमा राख्न सकिन्छ; प्रत्येकका लागि शुल्क र देखाउनुपर्ने रकम थपिन्छ।`,
      ],
    },
  ],
  system: {
    title: 'अस्ट्रेलियाको योग्यता प्रणाली (Australian Qualification Framework)',
    intro: runningText`पहिलो प्रमाणपत्रदेखि विद्यावारिधि (PhD) सम्म दश तह। प्रत्येक तहले अर्कोको ढोका खोल्छ।`,
    levels: [
      { name: 'तह 1', detail: 'प्रमाणपत्र (Certificate I)' },
      { name: 'तह 2', detail: 'प्रमाणपत्र (Certificate II)' },
      { name: 'तह 3', detail: 'प्रमाणपत्र (Certificate III)' },
      { name: 'तह 4', detail: 'प्रमाणपत्र (Certificate IV)' },
      { name: 'तह 5', detail: 'डिप्लोमा' },
      { name: 'तह 6', detail: 'एड्भान्स्ड डिप्लोमा, एसोसिएट डिग्री' },
      { name: 'तह 7', detail: 'स्नातक (Bachelor)' },
      { name: 'तह 8', detail: 'अनर्स डिग्री, ग्र्याजुएट प्रमाणपत्र, ग्र्याजुएट डिप्लोमा' },
      { name: 'तह 9', detail: 'स्नातकोत्तर (Master)' },
      { name: 'तह 10', detail: 'विद्यावारिधि (PhD)' },
    ],
  },
  visa: {
    title: 'विद्यार्थी भिसाका सात चरण',
    steps: [
      {
        title: 'कोर्स र विश्वविद्यालय छान्नुहोस्',
        content: [
          runningText`हामी तपाईंको अङ्क, बजेट र योजनालाई भर्नाका सर्त र शुल्कसँग तुलना गरेर मिल्ने कोर्सको छोटो सूची बनाउँछौं।`,
        ],
      },
      {
        title: 'अङ्ग्रेजी परीक्षा दिनुहोस्',
        content: [
          runningText`स्नातकका लागि IELTS ${f.englishUndergraduate} र स्नातकोत्तरका लागि ${f.englishPostgraduate} को योजना बनाउनुहोस्; नर्सिङलाई ${f.englishNursing} चाहिन्छ।`,
        ],
      },
      {
        title: 'आवेदन दिएर प्रवेश पत्र (offer letter) लिनुहोस्',
        content: [runningText`विश्वविद्यालयले तपाईंका कागजात जाँचेर सर्त, शुल्क र मितिसहितको प्रवेश पत्र पठाउँछ।`],
      },
      {
        title: 'Genuine Student का प्रश्नको उत्तर दिनुहोस्',
        content: [
          runningText`तपाईंको अवस्था र यही कोर्स किन छान्नुभयो, प्रत्येक उत्तरमा बढीमा ${f.gsrWords}मा लेख्नुहोस्। आफैं लेख्नुहोस्; हामी तपाईंसँगै पढ्छौं।`,
        ],
      },
      {
        title: 'रकम देखाउनुहोस् र शिक्षण शुल्कको धरौटी तिर्नुहोस्',
        content: [
          runningText`बस्ने खर्च, शिक्षण शुल्क र यात्राको रकमको प्रमाण तयार पार्नुहोस्। धरौटी तिरेपछि विश्वविद्यालयले भर्ना पुष्टि (COE) दिन्छ।`,
        ],
      },
      {
        title: 'स्वास्थ्य बिमा गरेर आवेदन दिनुहोस्',
        content: [
          runningText`स्वास्थ्य बिमा र भर्ना पुष्टि (COE) भएपछि भिसा आवेदन अनलाइन दिनुहोस्। शुल्क ${f.visaFee} हो।`,
        ],
      },
      {
        title: 'बायोमेट्रिक, स्वास्थ्य परीक्षण र निर्णय',
        content: [runningText`बायोमेट्रिक र स्वास्थ्य परीक्षणपछि निर्णय आउन प्रायः ${f.processing} लाग्छ।`],
      },
    ],
  },
  chart: {
    title: 'अस्ट्रेलियाका लागि देखाउनुपर्ने रकम, AUD मा',
    rows: [f.parentalIncomeSpouse, f.parentalIncome, f.fundsStudent, f.fundsPartner, f.fundsChild, f.travel],
  },
  cost,
  sections: [
    {
      id: 'financial-requirement',
      title: 'आर्थिक सर्त',
      content: [
        runningText`काममा भर नपरी यात्रा, शिक्षण शुल्क र बस्ने खर्च धान्न सक्छु भनेर देखाउनुपर्छ। एउटा तरिका आमाबुबाको आम्दानी हो: ${f.parentalIncome}, जीवनसाथी सँगै जाँदा ${f.parentalIncomeSpouse}।`,
        runningText`अर्को तरिका रकम हो: जाने सबैको बस्ने खर्च, पहिलो वर्षको शिक्षण शुल्क, र यात्रा खर्च।`,
      ],
    },
    {
      id: 'overseas-student-health-cover',
      title: 'स्वास्थ्य बिमा (Overseas Student Health Cover)',
      content: [runningText`हरेक विद्यार्थीलाई पूरा बसाइको स्वास्थ्य बिमा चाहिन्छ। छ वटा कम्पनीले दिन्छन्:`],
      names: oshcInsurers,
    },
    {
      id: 'how-the-funds-are-calculated',
      title: 'रकम कसरी हिसाब गरिन्छ',
      content: [
        runningText`प्रत्येक व्यक्तिको बस्ने खर्च, प्रत्येक व्यक्तिको यात्रा खर्च, पहिलो वर्षको शिक्षण शुल्क, र विद्यालय जाने उमेरका बच्चाको पढाइ खर्च जोड्नुहोस्। बैंकका कागजातमा यही जम्मा रकम देखिनुपर्छ।`,
      ],
      facts: [f.fundsStudent, f.fundsPartner, f.fundsChild, f.travel],
    },
    {
      id: 'costs-of-the-application',
      title: 'आवेदनको खर्च',
      facts: [f.visaFee, f.additionalApplicant, f.additionalChild],
    },
    {
      id: 'intakes',
      title: 'भर्ना समय (intake)',
      list: [
        runningText`फेब्रुअरी र मार्च: मुख्य भर्ना, कोर्सको सबैभन्दा ठूलो छनोट`,
        runningText`जुन र जुलाई: धेरैजसो विश्वविद्यालयको दोस्रो भर्ना`,
        runningText`अक्टोबर र नोभेम्बर: केही कोर्स`,
      ],
    },
    {
      id: 'post-study-work-visa',
      title: 'पढाइपछि काम गर्ने भिसा',
      content: [runningText`पढाइ सकेपछि कति समय बसेर काम गर्न पाइन्छ, डिग्रीमा भर पर्छ।`],
      facts: [f.stayBachelor, f.stayResearch],
      list: [
        runningText`स्नातक: ${f.stayBachelor}`,
        runningText`कोर्सवर्कबाट गरेको स्नातकोत्तर: ${f.stayBachelor}`,
        runningText`अनुसन्धानबाट गरेको स्नातकोत्तर: ${f.stayResearch}`,
        runningText`विद्यावारिधि (PhD): ${f.stayResearch}`,
      ],
    },
  ],
  faq: [
    {
      title: 'भिसा आउन कति समय लाग्छ?',
      content: [runningText`पूरा आवेदन दिएको दिनदेखि प्रायः ${f.processing} लाग्छ।`],
    },
    {
      title: 'कति काम गर्न पाइन्छ?',
      content: [runningText`पढाइ चलेका बेला ${f.work}सम्म।`],
    },
    {
      title: 'IELTS कति चाहिन्छ?',
      content: [
        runningText`समग्रमा स्नातकका लागि ${f.englishUndergraduate}, स्नातकोत्तरका लागि ${f.englishPostgraduate} र नर्सिङका लागि ${f.englishNursing}। तपाईंको विश्वविद्यालयले अझ बढी माग्न सक्छ।`,
      ],
    },
    {
      title: 'बस्ने खर्चका लागि कति रकम देखाउनुपर्छ?',
      content: [
        runningText`शिक्षण शुल्क र यात्राबाहेक, तपाईंका लागि ${f.fundsStudent}, जीवनसाथीका लागि ${f.fundsPartner} र प्रत्येक बच्चाका लागि ${f.fundsChild}।`,
      ],
    },
    {
      title: 'यसको सट्टा आमाबुबाको आम्दानी देखाउन मिल्छ?',
      content: [runningText`मिल्छ, ${f.parentalIncome} देखि; जीवनसाथी लैजाने भए ${f.parentalIncomeSpouse} देखि।`],
    },
    {
      title: 'आवेदन दिन कति खर्च लाग्छ?',
      content: [
        runningText`तपाईंका लागि ${f.visaFee}, सँगै जाने वयस्कका लागि ${f.additionalApplicant} र 18 वर्षमुनिको आवेदकका लागि ${f.additionalChild}।`,
      ],
    },
    {
      title: 'Genuine Student सर्त भनेको के हो?',
      content: [
        runningText`भिसा फारममा तपाईंको अवस्था, कोर्स र त्यसले तपाईंलाई के दिन्छ भन्नेबारे सोधिने प्रश्न। प्रत्येक उत्तर बढीमा ${f.gsrWords}को हुन्छ।`,
      ],
    },
    {
      title: 'स्वास्थ्य बिमा अनिवार्य छ?',
      content: [runningText`छ। यसले पूरा बसाइ समेट्नुपर्छ र भिसा आवेदनअघि नै गरिसक्नुपर्छ।`],
    },
    {
      title: 'परिवार सँगै आउन सक्छ?',
      content: [runningText`जीवनसाथी र बच्चालाई समावेश गर्न सकिन्छ। तिनको शुल्क र देखाउनुपर्ने रकम तपाईंकोमा थपिन्छ।`],
    },
    {
      title: 'पढाइ सकेपछि बस्न पाइन्छ?',
      content: [
        runningText`पढाइ सकेकाले डिग्रीअनुसार ${f.stayBachelor} वा ${f.stayResearch}को काम गर्ने भिसाका लागि आवेदन दिन सक्छन्।`,
      ],
    },
  ],
};
