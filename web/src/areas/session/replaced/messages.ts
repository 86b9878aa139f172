import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Another person is signed in',
    lead: '{name} has signed in on this browser. Nothing was sent for {name} from this page, which still shows {shown}.',
    goOn: 'Go on as {name}',
    goOnLost: 'What was typed here is not kept.',
    signIn: 'Sign in as {shown}',
    signInKept:
      'This signs {name} out. What was typed here is kept until you have signed in again.',
  },
  es: {
    title: 'Otra persona inició sesión',
    lead: '{name} inició sesión en este navegador. No se envió nada a nombre de {name} desde esta página, que todavía muestra a {shown}.',
    goOn: 'Continuar como {name}',
    goOnLost: 'Lo escrito aquí no se conserva.',
    signIn: 'Iniciar sesión como {shown}',
    signInKept:
      'Se cerrará la sesión de {name}. Lo escrito aquí se conserva hasta que usted vuelva a iniciar sesión.',
  },
})
