import type { Application } from '@gatehouse/contracts/portal/application'

/**
 * What is to be looked at, by names that hold when entries before it are deleted: "personal.city", and
 * of an entry its list and id, "employment.0b1c…".
 */
export function marksOf({
  fieldsToReview: checkThis,
  values,
}: Pick<Application, 'fieldsToReview' | 'values'>) {
  return new Set(
    checkThis.map((field) => {
      const [part = '', place = ''] = field.split('.')
      const list = values[part as 'employment']
      return Array.isArray(list) ? `${part}.${list[Number(place)]?.id ?? place}` : field
    }),
  )
}
