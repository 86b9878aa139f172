/**
 * The rules of all forms, and the mappers to what is sent: for those few who have come to the end.
 * Whoever starts the gateway need not wait for them to be read.
 */
export async function loadSending() {
  const [{ checkSubmission }, { toCandidatePayload }, { toWorkerApplication }] = await Promise.all([
    import('./check-submission.ts'),
    import('./payload/to-candidate-payload.ts'),
    import('./payload/to-worker-application.ts'),
  ])
  return { checkSubmission, toCandidatePayload, toWorkerApplication }
}
