import type { HelpTopic } from '../../state/route.ts';
import { agreement } from './agreement.ts';
import type { Block } from './block.ts';
import { compare } from './compare.ts';
import { conformance } from './conformance.ts';
import { filter } from './filter.ts';
import { formats } from './formats.ts';
import { labels } from './labels.ts';
import { limits } from './limits.ts';
import { privacy } from './privacy.ts';
import { scorers } from './scorers.ts';
import { start } from './start.ts';

/** The pages by topic; the keys are a table of the shell and handed in. */
export const pages: Readonly<Record<Exclude<HelpTopic, 'keys'>, readonly Block[]>> = {
  start,
  formats,
  scorers,
  labels,
  agreement,
  compare,
  conformance,
  filter,
  limits,
  privacy,
};
