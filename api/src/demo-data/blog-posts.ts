/** A section: its title, paragraphs (may contain HTML) and bullet points. */
type Section = readonly [title: string, paragraphs: readonly string[], points?: readonly string[]];

export interface Post {
  title: string;
  /** What its drawn picture shows: a subject or a country of `media/demo-drawings.ts`. */
  picture: string;
  sections: readonly Section[];
  /** The post's picture does not exist. */
  brokenPicture?: boolean;
}

/** Written for this site; all figures are those of the specification (FACT-1 to FACT-9). Newest first. */
export const posts: readonly Post[] = [
  {
    title: 'How to choose a course you will still like in year two',
    picture: 'choice',
    sections: [
      [
        '',
        [
          'Most students who change course abroad tell us the same thing: they picked the country first, the university second, and the course last. Turn that around. You will spend more hours with the subject than with the city.',
        ],
      ],
      [
        'Three questions before any brochure',
        [
          'Write the answers down, by hand if you can. They are also the start of a good statement of purpose.',
        ],
        [
          'Which subject did you read about when nobody asked you to?',
          'What work would you take tomorrow if pay were equal?',
          'Which course lists the modules year by year, so that you can check?',
        ],
      ],
      [
        'Then compare',
        [
          'Open two courses side by side and look at fee, length, intake and entry marks in that order. A cheaper year that is followed by a longer course is not cheaper.',
        ],
      ],
    ],
  },
  {
    title: 'Australia: what the financial requirement really adds up to',
    picture: 'au',
    sections: [
      [
        '',
        [
          'The figure everybody quotes is the tuition. The figure the visa officer looks at is larger, so let us add it up together.',
        ],
      ],
      [
        'The living amounts',
        [
          'For one year the student shows AUD 29,710. A partner adds 10,394, each child 4,449. Travel is counted at 4,000 for each person.',
        ],
        [
          'Student alone: 29,710 and 4,000 for travel',
          'With a partner: add 10,394 and another 4,000',
          'The visa fee itself is AUD 1600',
        ],
      ],
      [
        'The other way',
        [
          'Instead of savings, parental income can show capacity: AUD 87,856 a year, or 102,500 with a spouse. Whichever way you choose, the papers must tell one story.',
        ],
      ],
    ],
  },
  {
    title: 'IELTS or PTE? A calm answer',
    picture: 'test',
    sections: [
      [
        '',
        [
          'Both tests are accepted widely. The better one is the one whose format suits you on a bad day, not on a good one.',
        ],
      ],
      [
        'What differs',
        [
          'IELTS has four listening parts of ten questions, 60 minutes of reading and 60 minutes of writing with tasks of 150 and 250 words, and a speaking interview of 11 to 14 minutes with a person. PTE is taken at a computer and scored from 10 to 90.',
        ],
        [
          'IELTS results: 3–5 days on computer, 13 days on paper',
          'PTE results: 48 hours',
          'TOEFL: 0–120, results in 4–8 days, valid two years',
        ],
      ],
      [
        'Our advice',
        [
          'Take one free practice test of each before paying for a class. If talking to a screen makes you whisper, choose the interview.',
        ],
      ],
    ],
  },
  {
    title: 'Your first month in the UK, week by week',
    picture: 'gb',
    sections: [
      [
        '',
        [
          'January and September are the two intakes, and both start fast. Here is a plan that leaves time to sleep.',
        ],
      ],
      [
        'Weeks one and two',
        [
          'Collect what proves who you are, open a bank account, register with a doctor. You have paid the health surcharge of £776 for each year, so use it.',
        ],
        [
          'Keep every letter with your address on it',
          'Learn the bus before you need it',
          'Cook one thing you know',
        ],
      ],
      [
        'Weeks three and four',
        [
          'In term time you may work 20 hours a week. Do not use them all in the first month: the first essay arrives sooner than the first pay slip.',
        ],
      ],
    ],
  },
  {
    title: 'Frequently asked: can my partner come with me?',
    picture: 'family',
    sections: [
      [
        '',
        [
          'It depends on the country and on your level of study, so this is the question to ask before you choose a course, not after.',
        ],
      ],
      [
        'What it costs to show',
        [
          'New Zealand counts NZ$4,200 for a partner besides the student’s 20,000 a year. Canada counts CAD 25,690 in total for two. Australia adds AUD 10,394.',
        ],
      ],
      [
        'What we do',
        [
          'We look at both your papers together. An honest plan for two is easier to believe than a plan for one with a surprise in it.',
        ],
      ],
    ],
  },
  {
    title: 'A statement of purpose is not a biography',
    picture: 'writing',
    sections: [
      [
        '',
        [
          'The reader has ten minutes and four hundred others. Tell them why this course is the next step, and leave your childhood out of it.',
        ],
      ],
      [
        'A shape that works',
        ['Four paragraphs are enough.'],
        [
          'What you have studied or done, and what question it left you with',
          'Why this course answers it: name two modules',
          'Why this place and not the one next door',
          'What you will do with it at home or abroad',
        ],
      ],
      [
        'And one warning',
        [
          'Do not buy one. Australia asks for answers of at most 150 words in your own words, and officers compare them with how you speak.',
        ],
      ],
    ],
  },
  {
    title: 'Canada: the three fees people forget',
    picture: 'ca',
    sections: [
      [
        '',
        [
          'Tuition lies between CAD 15,000 and 30,000 a year and living between 10,000 and 15,000. Students plan for those. The small ones come as a surprise.',
        ],
      ],
      [
        'Write these down too',
        ['None is large alone.'],
        ['Application: CAD 150', 'Biometrics: CAD 85', 'A winter coat, before the first paycheck'],
      ],
      [
        'Work',
        [
          'During term you may work part time, 24 hours a week. The post-graduation permit is as long as the programme for 8 months to 2 years, and up to 3 years for programmes of two years or more.',
        ],
      ],
    ],
  },
  {
    title: 'Success is a habit: notes from our IELTS room',
    picture: 'test',
    sections: [
      ['', ['Band 6.5 is not a talent. It is forty evenings of forty minutes.']],
      [
        'What the students who pass do',
        [
          '<p>They read <strong>aloud</strong>, they write by the clock, and they keep a list of their <em>own</em> mistakes.</p><p>More about the test is on our <a href="/test-preparation/ielts">IELTS page</a>.</p><ul><li>Monday: listening</li><li>Tuesday: reading</li><li>Wednesday: writing</li></ul>',
        ],
        ['One skill an evening', 'Correct it the same night', 'Speak with a partner on Saturday'],
      ],
    ],
  },
  {
    title: 'Dubai: close to home, full of choices',
    picture: 'ae',
    sections: [
      [
        '',
        [
          'Four hours from Kathmandu, taught in English, with campuses of universities you know from elsewhere.',
        ],
      ],
      [
        'Costs',
        [
          'Undergraduate tuition is AED 37,500–75,000 and postgraduate AED 55,000–80,000. Plan AED 12,000–15,000 for living and 3,000–5,000 for the visa.',
        ],
      ],
      ['When', ['Intakes are October, January and June, so a missed one does not cost a year.']],
    ],
  },
  {
    title: 'Documents checklist before you press Send',
    picture: 'documents',
    sections: [
      ['', ['An application stops for a missing page more often than for a missing mark.']],
      [
        'Scan these first',
        ['Use good light, whole pages, and one PDF for each certificate.'],
        [
          'Academic certificates and transcripts',
          'Passport: every page that has something on it',
          'Test report (IELTS, TOEFL or PTE)',
          'Work experience letters, if you have any',
          'Marriage certificate, if you are married',
          'A CV of one or two pages',
        ],
      ],
      ['Names of files', ['“image.jpg” tells nobody anything. “transcript-12.pdf” does.']],
    ],
  },
  {
    title: 'New Zealand: work rights in plain words',
    picture: 'nz',
    sections: [
      [
        '',
        ['A student may work 20 hours a week while studying. What comes after depends on the qualification.'],
      ],
      [
        'After you finish',
        ['Three years of post-study work for a PhD or a master’s, one year for a postgraduate diploma.'],
        [
          'Keep your visa dates in a calendar, not in your head',
          'Your partner’s rights follow from your level of study',
        ],
      ],
      [
        'Show the money clearly',
        [
          'A bank statement of at least three months, and one financial guarantor only. Two uncles with half each are not one guarantor.',
        ],
      ],
    ],
  },
  {
    title: 'USA: from offer letter to departure',
    picture: 'journey',
    sections: [
      ['', ['There are eleven steps on our USA page. Most of the waiting is in three of them.']],
      [
        'The three slow ones',
        ['Ask for dates early and keep the answers in one place.'],
        [
          'The form from your university',
          'The visa interview; the fee is 160 USD',
          'The flight: you may enter up to 30 days before the programme',
        ],
      ],
      [
        'While you study',
        [
          'On campus you may work 20 hours a week. Practical training afterwards is 12 months, and 24 more for STEM subjects.',
        ],
      ],
    ],
  },
  {
    title: 'Which intake should you choose?',
    picture: 'calendar',
    sections: [
      ['', ['The right intake is the one you can reach with good papers, not the next one on the calendar.']],
      [
        'Count backwards',
        ['Visa processing for Australia takes 2–8 weeks. Add a month for documents and one for the test.'],
        [
          'Australia: February/March, June/July, some October/November',
          'UK: January and September',
          'Canada: January, September, some May',
          'Dubai: October, January, June',
        ],
      ],
    ],
  },
  {
    title: 'Scholarships: read the page, then dream',
    picture: 'scholarship',
    sections: [
      [
        '',
        [
          'Australia Awards, Chevening, Commonwealth, Manaaki New Zealand, Fulbright: the names are real, the competition is too. Their own pages are the only source that counts.',
        ],
      ],
      [
        'What you can do this week',
        ['Every strong application we have seen started months before the deadline.'],
        [
          'Write to two teachers who know your work',
          'Collect proof of what you did outside class',
          'Read last year’s questions',
        ],
      ],
      ['And never pay', ['Nobody sells scholarships. If somebody offers you one for a fee, tell us.']],
    ],
  },
  {
    title: 'Where will I live? Four kinds of rooms',
    picture: 'room',
    sections: [
      [
        '',
        [
          'The first room does not have to be the best. It has to be safe, near, and free of a year’s contract.',
        ],
      ],
      [
        'Compare',
        ['Ask what is included before you compare rents.'],
        [
          'University hall: dearer, simplest',
          'Private student house: in between',
          'Shared flat: cheapest, needs trust',
          'Host family: food and company',
        ],
      ],
      [
        'In London',
        [
          'Living in London is counted at £1,334 a month for the visa, outside London at £1,023. The difference is mostly the room.',
        ],
      ],
    ],
  },
  {
    title: 'Interview practice that helps',
    picture: 'interview',
    sections: [
      [
        '',
        [
          'The officer is not your enemy. They have a few minutes to see whether you know what you are going to do.',
        ],
      ],
      [
        'Practise answers, not sentences',
        ['Learned sentences fall apart at the first follow-up question.'],
        [
          'Why this university?',
          'Who pays, and from what?',
          'What did you do in the gap year?',
          'What will you do afterwards?',
        ],
      ],
      ['A tip', ['Record yourself and listen to it a day later. You will hear what to leave out.']],
    ],
  },
  {
    title: 'Frequently asked: can my partner come with me?',
    picture: 'family',
    sections: [
      ['', ['You asked again after our first answer, so here is the short version for Australia.']],
      [
        'In numbers',
        [
          'The visa fee is AUD 1600 for the student and 1190 for an additional applicant; 390 for one under 18. The living amount for a partner is AUD 10,394.',
        ],
      ],
    ],
  },
  {
    title: 'नेपालबाट विदेश: परिवारसँग कुरा गर्ने तरिका',
    picture: 'family',
    sections: [
      ['', ['पढ्न विदेश जाने निर्णय एक्लैको हुँदैन। खर्च, समय र फर्कने योजना सबै खुला रूपमा भन्नुहोस्।']],
      [
        'Talk about money first',
        [
          'Bring one page: tuition, living, visa, flight. Families say yes to numbers more easily than to dreams.',
        ],
        [
          'What it costs in the first year',
          'What you can earn: the hours you may work',
          'What happens if the visa is refused',
        ],
      ],
    ],
  },
  {
    title: 'Germany: what we can and cannot tell you',
    picture: 'de',
    brokenPicture: true,
    sections: [
      [
        '',
        [
          'More students ask us about Germany every year. We help with documents and language planning, and we say openly what depends on each university.',
        ],
      ],
      [
        'Before you decide',
        ['Programmes in English exist, most of them at master’s level. Daily life is in German.'],
        [
          'Check the language of every module',
          'Ask when the semester really starts',
          'Plan the language course before the flight',
        ],
      ],
    ],
  },
  {
    title: 'Part-time work without losing the term',
    picture: 'work',
    sections: [
      ['', ['The limit is a ceiling, not a target.']],
      [
        'The limits',
        ['They are checked, and they are different everywhere.'],
        [
          'Australia: 48 hours in a fortnight',
          'UK: 20 hours a week in term time',
          'USA: 20 hours a week, on campus',
          'Canada: 24 hours a week',
          'New Zealand: 20 hours a week',
        ],
      ],
      [
        'Our rule of thumb',
        ['Start in week four, at half the limit. Go up only when the first marks are in.'],
      ],
    ],
  },
  {
    title: 'Health insurance: the paper nobody reads',
    picture: 'health',
    sections: [
      [
        '',
        [
          'You pay for it before you travel, so read it before you travel. Two pages matter: what is covered in the first weeks, and how to claim.',
        ],
      ],
      [
        'Carry with you',
        ['On paper and on your phone.'],
        [
          'Policy number',
          'The emergency number of the insurer',
          'A list of medicines you take, by their generic names',
        ],
      ],
    ],
  },
  {
    title: 'After a refusal: what to do in the first week',
    picture: 'again',
    sections: [
      ['', ['A refusal is a letter with reasons. Read it twice, then come and read it with us.']],
      [
        'In this order',
        ['Do not send the same papers again on the same day.'],
        [
          'List each reason in your own words',
          'Find the page that would have answered it',
          'Decide: appeal, apply again, or another intake',
        ],
      ],
      ['Be gentle with yourself', ['Many of the students we are proudest of were refused once.']],
    ],
  },
  {
    title: 'Fifteen years of questions',
    picture: 'interview',
    sections: [
      [
        '',
        [
          'We have answered questions about studying abroad for 15 years. The countries change their rules; the questions stay wonderfully the same.',
        ],
      ],
      [
        'The three most asked',
        ['And our shortest answers.'],
        [
          '“Which country is best?” The one whose course you can finish.',
          '“Can you guarantee a visa?” No, and nobody can.',
          '“When should I start?” Today, with one page of notes.',
        ],
      ],
      [
        'Come and ask the fourth',
        ['Advice is free. Both our branches, in Kathmandu and Butwal, are open Sun-Fri: 9:00 AM - 6:00 PM.'],
      ],
    ],
  },
];
