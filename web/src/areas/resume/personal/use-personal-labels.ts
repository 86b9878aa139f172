import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'

export function usePersonalLabels() {
  const t = useText(text)
  return {
    firstName: t('firstName'),
    middleName: t('middleName'),
    lastName: t('lastName'),
    cellPhone: t('cellPhone'),
    phone: t('phone'),
    emergencyPhone: t('emergencyPhone'),
    linkedIn: t('linkedIn'),
    address: t('address'),
    apartment: t('apartment'),
    city: t('city'),
    state: t('state'),
    postalCode: t('postalCode'),
    previouslyEmployed: t('previouslyEmployedCalled'),
    adSource: t('adSourceCalled'),
  }
}
