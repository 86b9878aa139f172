import { type Application, uploadResume } from '@gatehouse/contracts/portal/application'
import { type UploadOptions, upload } from '../../../../portal/upload.ts'

/** Saves the draft first: the résumé only fills fields that are empty in the saved draft. */
export async function uploadToDraft(
  draft: { jobId: string; save: () => Promise<void> },
  file: File,
  options: UploadOptions,
): Promise<Application> {
  await draft.save().catch(() => undefined)
  return upload(uploadResume, { params: { id: draft.jobId }, file }, options)
}
