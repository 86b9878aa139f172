/** Candidates listed on the personas page. */
export const knownCandidates = [
  { emailAddress: 'new.person@example.test', special: 'new, as is any other address' },
  {
    emailAddress: 'jo.existing@example.test',
    special: 'has applied before: full history, equal-opportunity data',
  },
  {
    emailAddress: 'al.partial@example.test',
    special: 'has applied before: no equal-opportunity data',
  },
  { emailAddress: 'di.applied@example.test', special: 'has applied for job 1001' },
] as const
