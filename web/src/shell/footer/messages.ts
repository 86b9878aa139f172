import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    footer: 'About this portal',
    home: 'Home',
    fraudHotline: 'Fraud Hotline',
    privacy: 'Privacy Policy',
    copyright: 'Copyright',
    proprietaryRights: 'Proprietary Rights',
    laborConditions: 'Labor Condition Application Postings',
    terms: 'Terms of Use',
    accessibility: 'Accessibility',
    communicationPreferences: 'Communication Preferences',
    owner: '© {year} {product}',
    version: 'Version {version}',
  },
  es: {
    footer: 'Acerca de este portal',
    home: 'Inicio',
    fraudHotline: 'Línea contra el fraude',
    privacy: 'Política de privacidad',
    copyright: 'Derechos de autor',
    proprietaryRights: 'Derechos de propiedad',
    laborConditions: 'Avisos de condiciones laborales (LCA)',
    terms: 'Condiciones de uso',
    accessibility: 'Accesibilidad',
    communicationPreferences: 'Preferencias de comunicación',
    owner: '© {year} {product}',
    version: 'Versión {version}',
  },
})
