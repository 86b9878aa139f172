/** Rarely used modules are lazy-loaded on first use. */
export async function loadSubmission() {
  const [{ checkSubmission }, { toCandidatePayload }, { toHandOver }, { toWorkerApplication }] =
    await Promise.all([
      import('./check-submission.ts'),
      import('./payload/to-candidate-payload.ts'),
      import('./payload/to-hand-over.ts'),
      import('./payload/to-worker-application.ts'),
    ])
  return { checkSubmission, toCandidatePayload, toHandOver, toWorkerApplication }
}
