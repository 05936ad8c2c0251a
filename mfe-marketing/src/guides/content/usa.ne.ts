import { usa as cost } from 'shared-facts/cost/usa';
import { usa as f } from 'shared-facts/usa';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

/** See `usa.en.ts`. */
export const usa: Guide = {
  slug: 'usa',
  country: 'अमेरिका (USA)',
  introHeading: 'नेपाली विद्यार्थीले अमेरिका किन छान्छन्',
  intro: [
    runningText`अमेरिकामा भन्दा धेरै कोर्स कुनै देशमा छैनन्। त्यहाँ फराकिलो विषयबाट सुरु गर्न, मुख्य विषय (major) पछि छान्न, र अन्यत्र छुट्टै राखिने विषयहरू मिलाएर पढ्न सकिन्छ।`,
    runningText`बाटो लामो तर क्रम मिलेको छ: भर्ना, I-20, SEVIS को अभिलेख, र आफ्नो योजना आफ्नै शब्दमा बताउने अन्तर्वार्ता।`,
  ],
  features: [
    {
      title: 'कोर्सको सबैभन्दा ठूलो छनोट',
      content: [
        runningText`सामुदायिक कलेजदेखि अनुसन्धान गर्ने विश्वविद्यालयसम्म: फरक-फरक अङ्क र बजेटका लागि मिल्ने सुरुआत पाइन्छ।`,
      ],
    },
    {
      title: 'लचिलो पाठ्यक्रम',
      content: [runningText`स्नातकका विद्यार्थी पहिले सामान्य विषय पढ्छन् र मुख्य विषय (major) फेर्न सक्छन्।`],
    },
    {
      title: 'क्याम्पसभित्र काम',
      content: [runningText`विद्यार्थीले कक्षा चलेका बेला क्याम्पसभित्र ${f.campusWork} काम गर्न पाउँछन्।`],
    },
    {
      title: 'पढाइपछि व्यावहारिक तालिम',
      content: [runningText`Optional Practical Training (OPT) ले आफ्नो विषयमा ${f.opt} काम गर्न दिन्छ।`],
    },
    {
      title: 'STEM पढेकालाई लामो बसाइ',
      content: [
        runningText`विज्ञान, प्रविधि, इन्जिनियरिङ र गणितमा यसलाई ${f.stemExtension} थप्न सकिन्छ, जम्मा ${f.optTotal}।`,
      ],
    },
    {
      title: 'असिस्टेन्टसिप र छात्रवृत्ति',
      content: [
        runningText`विश्वविद्यालयले योग्यताका आधारमा छात्रवृत्ति दिन्छन्; स्नातकोत्तरका विद्यार्थीले शिक्षण र अनुसन्धान असिस्टेन्टसिप (assistantship) का लागि आवेदन दिन सक्छन्।`,
      ],
    },
  ],
  system: {
    title: 'अमेरिकाको शिक्षा प्रणाली',
    intro: runningText`क्रेडिट जोडिएर डिग्री बन्छ, र कलेजमा सुरु गरेको पढाइ विश्वविद्यालयमा अघि बढाउन सकिन्छ।`,
    levels: [
      { name: 'एसोसिएट डिग्री', detail: 'सामुदायिक कलेज; क्रेडिट सार्न सकिन्छ' },
      { name: 'स्नातक (Bachelor)', detail: 'कलेज वा विश्वविद्यालय, मुख्य (major) र प्रायः सहायक (minor) विषयसहित' },
      { name: 'स्नातकोत्तर (Master)', detail: 'शोधपत्र वा कोर्सवर्कबाट' },
      { name: 'विद्यावारिधि (PhD)', detail: 'निर्देशकको रेखदेखमा अनुसन्धान, प्रायः आर्थिक सहयोगसहित' },
    ],
  },
  visa: {
    title: 'F-1 विद्यार्थी भिसाका एघार चरण',
    steps: [
      {
        title: 'आफ्नो योजना बनाउनुहोस्',
        content: [runningText`हामी अङ्क, परीक्षा, बजेट र रुचि हेरेर पुग्न सकिने विश्वविद्यालय छान्छौं।`],
      },
      {
        title: 'परीक्षा दिनुहोस्',
        content: [runningText`IELTS, TOEFL वा PTE, र कोर्सले मागेको भए SAT, GRE वा GMAT।`],
      },
      {
        title: 'विश्वविद्यालयमा आवेदन दिनुहोस्',
        content: [
          runningText`आवेदन फारम, लब्धाङ्कपत्र (transcript), उद्देश्य पत्र (SOP) र सिफारिस पत्र, प्रत्येक अन्तिम मितिअघि।`,
        ],
      },
      {
        title: 'भर्नाको स्वीकृति लिनुहोस्',
        content: [runningText`प्रस्तावहरू नाम हेरेर मात्र होइन, छात्रवृत्ति घटाएपछिको खर्चले तुलना गर्नुहोस्।`],
      },
      {
        title: 'विश्वविद्यालयलाई रकम देखाउनुहोस्',
        content: [runningText`पढाइको पहिलो वर्षका लागि बैंकका कागजात र प्रायोजक (sponsor) को पत्र।`],
      },
      {
        title: 'I-20 फारम लिनुहोस्',
        content: [runningText`तपाईंको रकम पुष्टि भएपछि विश्वविद्यालयले दिन्छ। यसको हरेक हरफ जाँच्नुहोस्।`],
      },
      {
        title: 'SEVIS शुल्क तिर्नुहोस्',
        content: [runningText`I-20 मा भएको नम्बरले अनलाइन तिर्नुहोस् र रसिद राख्नुहोस्।`],
      },
      {
        title: 'DS-160 फारम भर्नुहोस्',
        content: [runningText`पूरा र साँचो उत्तर दिनुहोस्; अन्तर्वार्ताअघि कन्सुलर अधिकारीले पढ्छन्।`],
      },
      { title: 'भिसा शुल्क तिर्नुहोस्', content: [runningText`भिसा शुल्क (MRV) ${f.visaFee} हो।`] },
      {
        title: 'अन्तर्वार्ताको समय लिएर तयारी गर्नुहोस्',
        content: [runningText`आफ्नो कोर्स, खर्च र योजना आफ्नै शब्दमा बताउने अभ्यास गर्नुहोस्।`],
      },
      {
        title: 'अन्तर्वार्ता दिएर यात्रा गर्नुहोस्',
        content: [runningText`भिसा भएपछि कोर्स सुरु हुनुभन्दा बढीमा ${f.entry}अघि प्रवेश गर्न पाइन्छ।`],
      },
    ],
  },
  chart: {
    title: 'अमेरिकामा एक वर्षको खर्च, USD मा',
    rows: [f.tuitionUndergraduate, f.tuitionGraduate, f.living],
  },
  cost,
  sections: [
    {
      id: 'costs',
      title: 'खर्च',
      content: [runningText`शिक्षण शुल्क विश्वविद्यालय र राज्यअनुसार फरक हुन्छ। बस्ने खर्च सहरअनुसार फरक हुन्छ।`],
      facts: [f.tuitionUndergraduate, f.tuitionGraduate, f.living, f.visaFee],
    },
    {
      id: 'intakes',
      title: 'भर्ना समय (intake)',
      list: [
        runningText`शरद (Fall): मुख्य भर्ना, सबैभन्दा धेरै छात्रवृत्ति`,
        runningText`वसन्त (Spring): दोस्रो भर्ना`,
        runningText`ग्रीष्म (Summer): केही कोर्स`,
      ],
    },
    {
      id: 'work-opportunities',
      title: 'कामका अवसर',
      content: [runningText`पढ्दाको काम सुरुमा क्याम्पसभित्र सीमित हुन्छ; आफ्नो विषयको तालिम त्यसपछि आउँछ।`],
      facts: [f.campusWork, f.opt, f.stemExtension, f.optTotal],
    },
  ],
  faq: [
    {
      title: 'एक वर्षमा कति खर्च लाग्छ?',
      content: [
        runningText`शिक्षण शुल्क स्नातकमा ${f.tuitionUndergraduate} जति र स्नातकोत्तरमा ${f.tuitionGraduate} जति; बस्ने खर्च ${f.living} जति।`,
      ],
    },
    {
      title: 'भिसाको कति खर्च लाग्छ?',
      content: [runningText`भिसा शुल्क (MRV) ${f.visaFee} हो। SEVIS शुल्क छुट्टै तिर्नुपर्छ।`],
    },
    {
      title: 'पढ्दै काम गर्न पाइन्छ?',
      content: [runningText`पाइन्छ, कक्षा चलेका बेला क्याम्पसभित्र ${f.campusWork}।`],
    },
    {
      title: 'OPT भनेको के हो?',
      content: [
        runningText`Optional Practical Training: पढाइ सकेपछि आफ्नो विषयमा ${f.opt} काम, र STEM पढेकाका लागि थप ${f.stemExtension}।`,
      ],
    },
    {
      title: 'अमेरिका कहिले प्रवेश गर्न पाइन्छ?',
      content: [runningText`I-20 मा लेखिएको कोर्स सुरु हुने दिनभन्दा बढीमा ${f.entry}अघि।`],
    },
    {
      title: 'अन्तर्वार्तामा अधिकारीले के जान्न चाहन्छन्?',
      content: [
        runningText`तपाईंको योजना तपाईंकै हो र मिल्दो छ कि छैन: यही कोर्स किन, पैसा कसले तिर्छ, त्यसपछि के गर्नुहुन्छ।`,
      ],
    },
  ],
};
