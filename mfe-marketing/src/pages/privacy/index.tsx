import { useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Heading, Prose, TextLink } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { messages } from '../../messages.en.ts';
import { privacySections } from './content.ts';

/** `/privacy-policy`: the nine sections of PAGE-7. */
export default function PrivacyPage() {
  const { publicUrl, brand } = useConfig();
  usePage({
    title: messages.privacyPolicy,
    description: `What ${brand.name} stores about you, why, for how long, who sees it, and how to have it deleted.`,
    canonical: '/privacy-policy',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.privacyPolicy, path: '/privacy-policy' }])],
  });
  return (
    <PageFrame title={messages.privacyPolicy} lead={messages.privacyLead}>
      <Prose>
        {privacySections.map(({ title, paragraphs, points }) => (
          <section key={title}>
            <Prose>
              <Heading level={2} size="m">
                {title}
              </Heading>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </Prose>
          </section>
        ))}
        <p>
          Write to <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>, or visit one of our
          branches in {brand.branches.map(({ city }) => city).join(' or ')}.
        </p>
      </Prose>
    </PageFrame>
  );
}
