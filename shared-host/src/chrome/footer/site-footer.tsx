import { Link, useConfig } from 'shared-shell';
import {
  Container,
  FacebookIcon,
  from,
  InstagramIcon,
  LinkedInIcon,
  langOf,
  styled,
  tokens,
  YouTubeIcon,
} from 'shared-ui';
import { Kept } from '../../kept-html/kept.tsx';
import { messages } from '../../messages.en.ts';
import { LowDataReport } from '../low-data/low-data-report.tsx';
import type { NavModel } from '../menu/nav-model.ts';
import { FooterGroup } from './footer-group.tsx';

const { space } = tokens;

const Foot = styled.footer({
  // No margin above: pages end with their own spacing, or with a coloured band that touches the footer.
  borderTop: '1px solid #33415F',
  paddingBlock: `${space[64]} calc(${space[48]} + ${tokens.bottomBar})`,
  background: '#12203A',
  color: '#EAF0FB',
  a: { color: '#EAF0FB' },
  h2: { fontSize: '1.125rem', marginBottom: space[12] },
  ul: { listStyle: 'none', margin: 0, padding: 0 },
  // On paper: whose page it is, without a dark block.
  '@media print': {
    paddingBlock: '1rem 0',
    background: 'none',
    color: 'inherit',
    a: { color: 'inherit' },
    breakInside: 'avoid',
  },
});

const Columns = styled.div({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0,1fr)',
  [from.md]: { gap: space[32], gridTemplateColumns: 'minmax(0,1.4fr) minmax(0,1fr) minmax(0,1.4fr)' },
  '@media print': { display: 'block' },
});

const LinkList = styled.ul({
  'a:not(:hover)': { textDecoration: 'none' },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 40, paddingBlock: space[8], lineHeight: 1.3 },
});
/** Two columns where both are wide enough for the longest word at the visitor's text size, else one. */
const TwoColumns = styled(LinkList)({
  columns: '8.5rem 2',
  columnGap: space[16],
  li: { breakInside: 'avoid' },
});
const Social = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  a: {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: 999,
    border: '1px solid #6C7C9C',
  },
  '@media print': { display: 'none' },
});
/** Columns where the footer is one column and wide enough. */
const Offices = styled.ul({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13rem),1fr))',
  '&&': { marginBottom: space[16] },
  address: { fontStyle: 'normal', lineHeight: 1.5 },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
});
const quiet = { fontSize: '.875rem', color: '#C6D0E4', '@media print': { color: 'inherit' } } as const;
const Licence = styled.p({ ...quiet, marginBottom: space[8] });
const Small = styled.p({
  marginTop: space[32],
  paddingTop: space[16],
  borderTop: '1px solid #33415F',
  ...quiet,
});

/**
 * What the content pack sets (e-mail, addresses and phone numbers, licences, social links), About Us, Our Services and the copyright line
 * (LAYOUT-9, LAYOUT-10, A-14, A-19).
 */
export function SiteFooter({ nav }: { nav: NavModel }) {
  const { brand, branches, links } = useConfig();
  const social = [
    { name: 'Facebook', href: links.social.facebook, icon: <FacebookIcon /> },
    { name: 'LinkedIn', href: links.social.linkedin, icon: <LinkedInIcon /> },
    { name: 'Instagram', href: links.social.instagram, icon: <InstagramIcon /> },
    { name: 'YouTube', href: links.social.youtube, icon: <YouTubeIcon /> },
  ].filter(({ href }) => href);
  return (
    <Foot className="on-night">
      <Container>
        <Kept as={Columns} part="footer">
          <div>
            <h2>{brand.name}</h2>
            <p lang={langOf(brand.tagline)} style={{ maxWidth: '26em', marginBottom: 16 }}>
              {brand.tagline}
            </p>
            {brand.email && (
              <p style={{ marginBottom: 16 }}>
                <a href={`mailto:${brand.email}`}>{brand.email}</a>
              </p>
            )}
            {branches.length > 0 && (
              <Offices>
                {branches.map(({ id, name, address, phone, mobile, email }) => {
                  const number = phone ?? mobile;
                  return (
                    <li key={id}>
                      <address>
                        <div lang={langOf(address ?? name)}>{address ?? name}</div>
                        {number && <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>}
                        {!brand.email && email && (
                          <div>
                            <a href={`mailto:${email}`}>{email}</a>
                          </div>
                        )}
                      </address>
                    </li>
                  );
                })}
              </Offices>
            )}
            {brand.licences.map(({ name, number }) => (
              <Licence key={name + number} lang={langOf(name)}>
                {messages.licence(name, number)}
              </Licence>
            ))}
            {social.length > 0 && (
              <Social aria-label={messages.followUs}>
                {social.map(({ name, href, icon }) => (
                  <li key={name}>
                    <a
                      href={href}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${name} (${messages.newTab})`}
                    >
                      {icon}
                    </a>
                  </li>
                ))}
              </Social>
            )}
          </div>
          {nav.aboutUs.length > 0 && (
            <FooterGroup title={messages.aboutUs}>
              <LinkList>
                {nav.aboutUs.map(({ href, label, lang }) => (
                  <li key={href} lang={lang}>
                    <Link to={href}>{label}</Link>
                  </li>
                ))}
              </LinkList>
            </FooterGroup>
          )}
          {nav.ourServices.length > 0 && (
            <FooterGroup title={messages.ourServices}>
              <TwoColumns>
                {nav.ourServices.map(({ href, label, lang }) => (
                  <li key={href} lang={lang}>
                    <Link to={href}>{label}</Link>
                  </li>
                ))}
              </TwoColumns>
            </FooterGroup>
          )}
        </Kept>
        <LowDataReport />
        <Small lang={langOf(brand.legalName ?? brand.name)}>
          © {brand.copyrightYear} {brand.legalName ?? brand.name}
        </Small>
      </Container>
    </Foot>
  );
}
