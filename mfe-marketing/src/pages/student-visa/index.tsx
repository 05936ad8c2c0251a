import { useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Stack } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { VisaTrail } from '../../guides/parts/visa-trail.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.en.ts';
import { Paragraphs, runningText } from '../../text/running-text.tsx';
import { CountryComparison } from './country-comparison.tsx';

const steps = ['Plan', 'Test', 'Offer', 'Funds', 'Papers', 'Application', 'Decision'];

const intro = [
  runningText`A student visa rests on three questions: is your plan real, can you pay for it, and do your papers prove both? The forms differ from country to country; the questions do not.`,
  runningText`We explain the rules, check your papers and prepare you for interviews. Nobody can promise a visa, and we do not.`,
];

/** `/student-visa`. */
export default function StudentVisaPage() {
  const { publicUrl } = useConfig();
  usePage({
    title: messages.studentVisa,
    description:
      'Student visas for Nepalese students: the seven steps, and what Australia, New Zealand, the UK, the USA, Canada and Dubai ask for.',
    canonical: '/student-visa',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.studentVisa, path: '/student-visa' }])],
  });
  return (
    <>
      <PageFrame title={messages.studentVisa} lead={messages.studentVisaLead} scene={<Scene name="ridge" />}>
        <Stack gap={24}>
          <Paragraphs of={intro} />
          <VisaTrail title="The way to a student visa" steps={steps} />
          <ol>
            <li>Plan: course, university, budget and time.</li>
            <li>Test: English, early enough to repeat it.</li>
            <li>Offer: apply and meet the conditions.</li>
            <li>Funds: the amount, the time it must lie there, and where it comes from.</li>
            <li>Papers: complete, translated, all saying the same.</li>
            <li>Application: form, fee, biometrics, medical examination.</li>
            <li>Decision: what the visa allows, or what a refusal says.</li>
          </ol>
        </Stack>
      </PageFrame>
      <PageSection tinted heading={messages.compareCountries}>
        <CountryComparison />
      </PageSection>
      <AppointmentBanner />
    </>
  );
}
