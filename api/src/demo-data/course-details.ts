import type { levels, subjects } from './places.ts';

type Subject = (typeof subjects)[number];
type Level = (typeof levels)[number]['name'];

/** Per subject: what is taught, and where graduates work. */
const contents: Readonly<Record<Subject, readonly [taught: string, work: string]>> = {
  Nursing: [
    'anatomy, pharmacology, mental health, and long placements on hospital wards and in aged care',
    'hospitals, clinics and community care; registration with the country’s nursing board comes after the degree',
  ],
  'Data Science': [
    'statistics, Python and SQL, machine learning, and a project with the data of a real organisation',
    'banks, telecoms, health services and public statistics',
  ],
  'Information Technology': [
    'networks, databases, web applications, cloud services and how to run a project',
    'system administration, support, software teams and consulting',
  ],
  'Business Administration': [
    'accounting, marketing, operations and strategy, with cases from companies of different sizes',
    'management, sales, and family businesses',
  ],
  Accounting: [
    'financial reporting, tax, auditing and the software that offices use',
    'accounting firms, banks and finance departments; professional bodies credit some of the subjects',
  ],
  'Civil Engineering': [
    'structures, soil, water and transport, with laboratory and site work',
    'construction firms, hydropower, road and water authorities',
  ],
  'Public Health': [
    'epidemiology, health systems, biostatistics and how programmes are evaluated',
    'ministries, hospitals, research institutes and international organisations',
  ],
  'Hospitality Management': [
    'hotel operations, food and beverage, revenue and events, with an internship',
    'hotels, airlines, cruise lines and event companies',
  ],
  'Cyber Security': [
    'secure networks, cryptography, forensics and testing of systems with permission',
    'security operations centres, banks, government and audit firms',
  ],
  Education: [
    'how people learn, curriculum, assessment, and teaching practice in schools',
    'schools, training centres and education offices',
  ],
  'Computer Science': [
    'algorithms, operating systems, software engineering and a choice of special subjects',
    'software companies, research and start-ups',
  ],
  'Social Work': [
    'social policy, law, counselling, and supervised placements with families and communities',
    'hospitals, schools, councils and non-profit organisations',
  ],
  'Mechanical Engineering': [
    'thermodynamics, materials, design and manufacturing, with workshops and a team project',
    'manufacturing, energy, vehicles and building services',
  ],
  Marketing: [
    'consumer behaviour, brands, digital channels and how their effect is measured',
    'agencies, media and the marketing departments of companies',
  ],
  Architecture: [
    'design studios, building technology, history, and drawing by hand and by computer',
    'architects’ offices, planning authorities and conservation',
  ],
  Biotechnology: [
    'molecular biology, genetics, bioprocesses and many hours in the laboratory',
    'medicine, food, agriculture and quality laboratories',
  ],
  'Early Childhood Education': [
    'how children develop, play-based learning, health and safety, and practice in centres',
    'kindergartens, childcare centres and primary schools',
  ],
  Finance: [
    'markets, valuation, risk and financial modelling',
    'banks, insurers, investment firms and company treasuries',
  ],
  Agriculture: [
    'crops, soils, animals, farm economics and field trips in every term',
    'farms, food companies, research stations and advisory services',
  ],
  'Electrical Engineering': [
    'circuits, power systems, electronics and control, with laboratory work every week',
    'power utilities, electronics, telecoms and automation',
  ],
  Psychology: [
    'cognition, development, statistics and research methods; practising needs further study',
    'human resources, research, schools and health services',
  ],
  'Project Management': [
    'planning, cost, risk, contracts and leading a team through a project',
    'construction, software, health and development organisations',
  ],
  'Environmental Science': [
    'ecology, climate, water, field methods and geographic information systems',
    'environmental agencies, consultancies and conservation',
  ],
  Law: [
    'contracts, public and international law, legal writing and mooting; admission to practise differs by country',
    'law firms, companies, courts and organisations',
  ],
  'Artificial Intelligence': [
    'machine learning, language and vision, the mathematics behind them, and responsible use',
    'software companies, research laboratories and industry',
  ],
  Pharmacy: [
    'medicinal chemistry, pharmacology, patient care and placements in pharmacies',
    'pharmacies, hospitals, industry and regulators; registration comes after the degree',
  ],
  Tourism: [
    'destinations, sustainable tourism, marketing and field visits',
    'tour operators, airlines, tourist boards and conservation areas',
  ],
  Design: [
    'typography, interaction, prototyping and a portfolio that grows each term',
    'studios, software companies, media and own practice',
  ],
  'International Relations': [
    'history of diplomacy, international law and economics, regions, and negotiation exercises',
    'ministries, international organisations, journalism and research',
  ],
  Mathematics: [
    'analysis, algebra, probability and modelling, with programming',
    'teaching, finance, statistics offices and research',
  ],
};

const levelSentences: Readonly<Record<Level, string>> = {
  Foundation:
    'It prepares for the first year of a bachelor’s degree: the subject’s basics, academic English, and how to study at a university abroad.',
  Diploma: 'It is practical, and credits can count towards a bachelor’s degree at the same university.',
  Bachelor:
    'The first year is broad; later you choose electives and finish with a project in your own direction.',
  'Postgraduate Diploma':
    'It is a year of advanced coursework for graduates, also for those who come from a neighbouring subject.',
  Master: 'It combines coursework with a thesis or a capstone project, and most seminars are small groups.',
  PhD: 'It is research of your own with two supervisors; coursework is limited to methods and writing.',
};

/** The description of a demonstration course: three paragraphs, separated by empty lines. */
export function descriptionOf(
  course: { name: string; university: string; city: string | null },
  subject: Subject,
  level: Level,
): string {
  const [taught, work] = contents[subject];
  const place = course.city ? `${course.university} in ${course.city}` : course.university;
  return [
    `${course.name} at ${place} covers ${taught}. ${levelSentences[level]}`,
    `Graduates work in ${work}.`,
    'This text is an example. The university’s own page has the subjects, dates and fees that apply today.',
  ].join('\n\n');
}

const schoolPapers = [
  'Passport, the page with photo and expiry date',
  'Academic transcripts and certificates of grade 10 and grade 12, with character certificate',
  'Report of an English test that is not older than two years',
  'Statement of purpose, one to two pages',
];
const graduatePapers = [
  'Passport, the page with photo and expiry date',
  'Transcripts and certificate of the bachelor’s degree, with those of grade 10 and grade 12',
  'Report of an English test that is not older than two years',
  'Statement of purpose, one to two pages',
  'Curriculum vitae with all gaps explained',
  'Two letters of recommendation, academic or from work',
];

const furtherPapers: Readonly<Partial<Record<Subject, string>>> = {
  Architecture: 'Portfolio of ten to fifteen pages',
  Design: 'Portfolio of ten to fifteen pages',
  Nursing: 'Police report and immunisation record for the placements',
  Pharmacy: 'Police report and immunisation record for the placements',
};

/** What an application for a demonstration course needs. */
export function documentsNeededFor(subject: Subject, level: Level, isPostgraduate: boolean): string[] {
  const further = furtherPapers[subject];
  return [
    ...(isPostgraduate ? graduatePapers : schoolPapers),
    ...(level === 'PhD' ? ['Research proposal and the consent of a supervisor'] : []),
    ...(further ? [further] : []),
  ];
}
