import type { FigureName } from '../../state/agreement/moreFigures.ts';

interface FigureWords {
  readonly title: string;
  /** One line: what it is. */
  readonly about: string;
}

export const bootstrapWords: FigureWords = {
  title: 'Resampled interval',
  about: 'The 95 % percentile interval of kappa over tables of as many items, drawn with these shares.',
};

/** What each figure is called, and what it is. */
export const figureWords: Readonly<Record<FigureName, FigureWords>> = {
  'kappa-se': {
    title: 'Standard error of kappa',
    about: 'By Fleiss, Cohen and Everitt 1969; the interval above is made of it.',
  },
  'kappa-test': {
    title: 'p of kappa = 0',
    about: 'How often chance alone would bring a kappa at least this far from 0.',
  },
  'kappa-max': {
    title: 'Highest kappa possible',
    about: 'What kappa could be at best with these totals: below 1 where one passes more than the other.',
  },
  prevalence: {
    title: 'Prevalence index',
    about: '|a − d| / n: the nearer to 1, the more one label prevails, and the lower kappa comes out.',
  },
  bias: { title: 'Bias index', about: '(b − c) / n: above 0 the judge passes more than the human, below 0 fewer.' },
  pabak: { title: 'PABAK', about: '2 po − 1: kappa as if both labels were used as often, and by both alike.' },
  'brennan-prediger': {
    title: 'Brennan and Prediger',
    about: 'Kappa with chance taken to be one in as many as there are categories.',
  },
  gwet: {
    title: 'Gwet’s AC1',
    about: 'Chance from how evenly the declared categories are used; stays high where one prevails.',
  },
  scott: { title: 'Scott’s pi', about: 'Chance from the totals of both together, as if they shared them.' },
  'pass-agreement': {
    title: 'Agreement on PASS',
    about: '2a / (2a + b + c): where either says PASS, how far both do.',
  },
  'fail-agreement': {
    title: 'Agreement on FAIL',
    about: '2d / (2d + b + c): where either says FAIL, how far both do.',
  },
  tpr: { title: 'Judge’s TPR', about: 'Of what the human passes, how much the judge passes.' },
  tnr: { title: 'Judge’s TNR', about: 'Of what the human fails, how much the judge catches.' },
  'mcnemar-exact': {
    title: 'McNemar, exact p',
    about: 'How often chance alone would make the disagreements at least this one-sided; cautious.',
  },
  'mcnemar-mid': { title: 'McNemar, mid-p', about: 'The same, less cautious (Fagerland, Lydersen and Laake 2013).' },
  'mcnemar-chi': {
    title: 'McNemar, chi-squared p',
    about: 'The same for many disagreements, by (b − c)² / (b + c).',
  },
  'mcnemar-corrected': {
    title: 'McNemar, corrected p',
    about: 'With the continuity correction, which never goes below 0.',
  },
  bowker: { title: 'Bowker’s p', about: 'Whether the disagreements lean one way, over any number of categories.' },
  mcc: { title: 'Matthews’ coefficient', about: 'The correlation of the two labels, from -1 to 1.' },
  linear: { title: 'Kappa, linear weights', about: 'Half a step off is half a disagreement, on the declared scale.' },
  quadratic: { title: 'Kappa, quadratic weights', about: 'Near misses count less still, on the declared scale.' },
};
