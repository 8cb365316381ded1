/** Every word of the help view outside its pages. */
export const words = {
  title: 'Help',
  contents: 'Contents',
  topics: {
    start: 'In a minute',
    formats: 'File formats',
    scorers: 'How replies are judged',
    labels: 'Labelling',
    agreement: 'Human against judge',
    compare: 'Comparing two runs',
    conformance: 'Conformance of a normaliser',
    filter: 'Filters',
    keys: 'Keys',
    limits: 'Limits',
    privacy: 'Privacy and browsers',
  },
  keysNote: 'Off in fields and while a dialog or a menu is open. Single letters can be switched off under Commands.',
} as const;
