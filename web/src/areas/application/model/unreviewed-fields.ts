import type { Application } from '@gatehouse/contracts/portal/application'

/**
 * Prefilled fields that the applicant has not reviewed: "personal.city", and entries by id
 * ("employment.0b1c…"), which stays valid when earlier entries are deleted.
 */
export function unreviewedFieldsOf({
  fieldsToReview,
  values,
}: Pick<Application, 'fieldsToReview' | 'values'>) {
  return new Set(
    fieldsToReview.map((field) => {
      const [group = '', index = ''] = field.split('.')
      const list = values[group as 'employment']
      return Array.isArray(list) ? `${group}.${list[Number(index)]?.id ?? index}` : field
    }),
  )
}
