import { Link, useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Card, CardBody, CardLink, Grid, Heading, Stack, Text } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { destinationPath } from '../../destinations/destinations.ts';
import { formatFact } from '../../facts/fact.ts';
import { FactNote } from '../../facts/fact-note.tsx';
import { facts, officialPages } from '../../facts/facts.ts';
import { VisaTrail } from '../../guides/parts/visa-trail.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.en.ts';
import { Paragraphs, runningText } from '../../text/running-text.tsx';

const steps = ['Plan', 'Test', 'Offer', 'Funds', 'Papers', 'Application', 'Decision'];

const countries = [
  { slug: 'australia', name: 'Australia', fee: facts.australia.visaFee },
  { slug: 'newzealand', name: 'New Zealand', fee: null },
  { slug: 'uk', name: 'UK', fee: facts.uk.visaFee },
  { slug: 'usa', name: 'USA', fee: facts.usa.visaFee },
  { slug: 'canada', name: 'Canada', fee: facts.canada.application },
  { slug: 'dubai', name: 'Dubai', fee: facts.dubai.visa },
] as const;

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
      <PageSection tinted heading={messages.countryByCountry}>
        <Grid component="ul" columns={[1, 2, 3]}>
          {countries.map(({ slug, name, fee }) => (
            <li key={slug} style={{ display: 'grid' }}>
              <Card>
                <CardBody>
                  <Heading level={3} size="m">
                    <CardLink component={Link} to={destinationPath(slug)}>
                      {name}
                    </CardLink>
                  </Heading>
                  <Text>{fee ? `${fee.label}: ${formatFact(fee)}` : messages.feeOnOfficialPage}</Text>
                  <FactNote official={officialPages[slug]} />
                </CardBody>
              </Card>
            </li>
          ))}
        </Grid>
      </PageSection>
      <AppointmentBanner />
    </>
  );
}
