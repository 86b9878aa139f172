import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    lead: 'We ask this to measure how fair our hiring is. It does not decide whether you are hired, and you can always choose not to answer.',
    gender: 'Gender',
    ethnicity: 'Race or Ethnicity',
    veteran: 'Veteran Status',
    disability: 'Disability',
    genderQuestion: 'What is your gender?',
    ethnicityQuestion: 'What is your race or ethnicity?',
    veteranQuestion: 'What is your veteran status?',
    disabilityQuestion: 'Do you have a disability?',
    why: 'Why are you asked about disability?',
    whyMeasured:
      'Federal contractors must offer equal opportunity to people with disabilities, and measure how they are doing: the goal is that at least 7% of the workforce are people with disabilities. A person may come to have a disability at any time, so we ask to update this at least every 5 years. It takes about 5 minutes to complete.',
    whyVoluntary:
      'Your answer is voluntary and confidential, and it will not be used against you in any way. Disabilities include, for example, autism, blindness or low vision, cancer, deafness or difficulty hearing, depression or anxiety, diabetes, epilepsy, missing limbs, mobility impairment, and post-traumatic stress disorder.',
  },
  es: {
    lead: 'Lo preguntamos para medir si contratamos de manera justa. No decide si se le contrata, y siempre puede elegir no responder.',
    gender: 'Género',
    ethnicity: 'Raza u origen étnico',
    veteran: 'Condición de veterano',
    disability: 'Discapacidad',
    genderQuestion: '¿Cuál es su género?',
    ethnicityQuestion: '¿Cuál es su raza u origen étnico?',
    veteranQuestion: '¿Cuál es su condición de veterano?',
    disabilityQuestion: '¿Tiene una discapacidad?',
    why: '¿Por qué le preguntamos sobre discapacidad?',
    whyMeasured:
      'Los contratistas federales deben ofrecer igualdad de oportunidades a las personas con discapacidad y medir cómo lo hacen: la meta es que al menos el 7% del personal sean personas con discapacidad. Una persona puede llegar a tener una discapacidad en cualquier momento; por eso pedimos actualizar este dato al menos cada 5 años. Toma unos 5 minutos.',
    whyVoluntary:
      'Su respuesta es voluntaria y confidencial, y no se usará en su contra de ninguna manera. Son discapacidades, por ejemplo: autismo, ceguera o baja visión, cáncer, sordera o dificultad para oír, depresión o ansiedad, diabetes, epilepsia, falta de extremidades, movilidad reducida y trastorno por estrés postraumático.',
  },
})
