import { remoteBuild } from 'tooling/preset';
import config from './remote.config.ts';
import { testimonials } from './src/testimonials/testimonials.ts';

const samples = testimonials.filter(({ consentedAt }) => consentedAt === null).length;
if (samples > 0 && process.env.SITE_ENVIRONMENT === 'production') {
  console.warn(
    `${config.name}: ${samples} testimonials are samples. Replace them with consented stories before going live.`,
  );
}

export default remoteBuild(config);
