import { ielts as i, pte as p, toefl as t } from 'shared-facts/tests';
import { runningText } from '../text/running-text.tsx';
import type { TestSlug, TestWords } from './test-content.ts';

/** What the pages say about each test. */
export const testWords: Record<TestSlug, TestWords> = {
  ielts: {
    lead: 'The test most universities and embassies know, on paper or on computer.',
    intro: [
      runningText`IELTS measures how well you use English when you listen, read, write and speak. The result is a band on a scale of ${i.bands} for each skill and overall.`,
    ],
    why: [
      runningText`Universities in Australia, New Zealand, the UK, Canada and the USA accept it, and the speaking test is a conversation with a person, not with a machine.`,
    ],
    features: [
      runningText`Four skills: listening, reading, writing, speaking`,
      runningText`A scale of ${i.bands}, with half bands`,
      runningText`Results in ${i.resultsComputer} on computer and ${i.resultsPaper} on paper`,
    ],
    types: [
      { name: 'Academic', content: runningText`For university and professional registration.` },
      { name: 'General Training', content: runningText`For work, training and migration.` },
    ],
    format: [
      { part: 'Listening', content: runningText`${i.listeningParts} of ${i.listeningQuestions} each.` },
      { part: 'Reading', content: runningText`${i.reading}.` },
      {
        part: 'Writing',
        content: runningText`${i.writing}: task 1 with at least ${i.writingTask1}, task 2 with at least ${i.writingTask2}.`,
      },
      { part: 'Speaking', content: runningText`A conversation of ${i.speaking}.` },
    ],
    tips: [
      'Read the question before the text.',
      'Give task 2 the greater part of the writing time: it counts more.',
      'Speak in full sentences and give reasons.',
      'Practise with a clock from the first week.',
      'Never leave an answer empty.',
    ],
    skills: [
      {
        id: 'Listening',
        name: 'Listening',
        content: [
          runningText`${i.listeningParts} with ${i.listeningQuestions} each, played once. Read ahead while the voice pauses, and write what you hear, not what you expect.`,
        ],
      },
      {
        id: 'Reading',
        name: 'Reading',
        content: [
          runningText`${i.reading} for all messages. Skim for the topic of each paragraph first, then search for the answers.`,
        ],
      },
      {
        id: 'Writing',
        name: 'Writing',
        content: [
          runningText`${i.writing} for two tasks of ${i.writingTask1} and ${i.writingTask2}. Plan for a few minutes, then write one idea per paragraph.`,
        ],
      },
      {
        id: 'Speaking',
        name: 'Speaking',
        content: [
          runningText`${i.speaking} with an examiner: about you, a short talk, and a discussion that grows from it.`,
        ],
      },
    ],
  },
  toefl: {
    lead: 'The test at home in American universities, taken on a computer.',
    intro: [
      runningText`TOEFL measures academic English: lectures, articles and discussions as they happen on a campus. The total score lies in the range ${t.score}.`,
    ],
    why: [
      runningText`It is accepted by universities in the USA, Canada, Australia and many other countries, and its tasks combine skills as studying does.`,
    ],
    features: [
      runningText`Total score ${t.score}, each section ${t.section}`,
      runningText`Results in ${t.results}`,
      runningText`Valid for ${t.validity}`,
    ],
    types: [
      { name: 'At a test centre', content: runningText`On a computer, with a headset.` },
      {
        name: 'At home',
        content: runningText`On your own computer, watched by a proctor. Ask your university whether it accepts this form.`,
      },
    ],
    format: [
      { part: 'Reading', content: runningText`Academic texts with questions; score ${t.section}.` },
      { part: 'Listening', content: runningText`Lectures and conversations; score ${t.section}.` },
      { part: 'Speaking', content: runningText`Spoken answers into a microphone; score ${t.section}.` },
      {
        part: 'Writing',
        content: runningText`Writing from sources and in a discussion; score ${t.section}.`,
      },
    ],
    tips: [
      'Take notes with abbreviations of your own.',
      'Practise typing in English.',
      'Listen to lectures on unfamiliar subjects.',
      'Record your spoken answers and listen to them.',
      'Learn the form of each task, so that test day holds no surprise.',
    ],
  },
  pte: {
    lead: 'On a computer from start to finish, with results in two days.',
    intro: [
      runningText`PTE is taken on a computer and scored by one. The score lies in the range ${p.score}, and results usually come within ${p.results}.`,
    ],
    why: [
      runningText`It is accepted for study and visas in Australia, New Zealand and the UK, and fast results help when a deadline is near.`,
    ],
    features: [
      runningText`Score ${p.score}`,
      runningText`Results within ${p.results}`,
      runningText`Scored by computer, the same for everybody`,
    ],
    types: [
      { name: 'PTE Academic', content: runningText`For universities and visas.` },
      { name: 'PTE Academic Online', content: runningText`At home; not for visas. Ask your university.` },
    ],
    format: [
      {
        part: 'Speaking and writing',
        content: runningText`Read aloud, repeat, describe a picture, summarise, write an essay.`,
      },
      { part: 'Reading', content: runningText`Fill in blanks, order paragraphs, choose answers.` },
      {
        part: 'Listening',
        content: runningText`Summarise what you hear, fill in blanks, write from dictation.`,
      },
    ],
    tips: [
      'Speak evenly and do not stop: silence ends the recording.',
      'Keep the microphone at the same distance.',
      'Write from dictation every day.',
      'Check spelling: the computer does.',
      'Practise on a keyboard like that of the centre.',
    ],
    skills: [
      {
        id: 'Speaking',
        name: 'Speaking',
        content: [
          runningText`Clear, even speech counts more than a special accent. Record yourself and compare.`,
        ],
      },
      {
        id: 'Writing',
        name: 'Writing',
        content: [
          runningText`Summaries in one sentence and an essay. Grammar and spelling are counted exactly.`,
        ],
      },
      {
        id: 'Reading',
        name: 'Reading',
        content: [
          runningText`Blanks test which words belong together. Learn words in their company, not alone.`,
        ],
      },
      {
        id: 'Listening',
        name: 'Listening',
        content: [
          runningText`Dictation and summaries. Write first letters while you listen, complete them after.`,
        ],
      },
    ],
  },
};
