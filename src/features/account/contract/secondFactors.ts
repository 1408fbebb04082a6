import { choice, flag, foreignObject, integer, password, text, textList } from '#contract/fields'
import { defineResource } from '#contract/define'
import { factorKinds } from './resources/secondFactor'

/** What a browser answers for a passkey: `RegistrationResponseJSON` or `AuthenticationResponseJSON` of WebAuthn Level 3. */
const passkeyAnswer = foreignObject({ label: 'Clé d’accès' })

/** A second factor that one sets up. */
export const factorCreation = defineResource('factor_creation', {
  kind: choice(factorKinds, { label: 'Genre', required: true }),
  name: text({ label: 'Nom', private: true }),
  passwordless: flag({ label: 'Se connecter avec elle sans mot de passe' }),
})

/** What proves that a second factor works: the code that an application shows, or the passkey that a browser made. */
export const factorConfirmation = defineResource('factor_confirmation', {
  code: text({ label: 'Code à six chiffres', maxLength: 10 }),
  response: passkeyAnswer,
})

/** Proves who one is after a password: one of them. */
export const secondFactorProof = defineResource('second_factor_proof', {
  code: text({ label: 'Code à six chiffres', maxLength: 10 }),
  recovery_code: text({ label: 'Code de secours', maxLength: 40 }),
  passkey: passkeyAnswer,
})

/** A passkey that opens an account by itself. */
export const passkeyProof = defineResource('passkey_proof', { passkey: passkeyAnswer })

/** Proves again who one is, before what matters most: one of them. */
export const identityProof = defineResource('identity_proof', {
  password: password({ label: 'Mot de passe' }),
  code: text({ label: 'Code à six chiffres', maxLength: 10 }),
  passkey: passkeyAnswer,
})

/** What a firm asks of those who log in. */
export const companySecurity = defineResource('company_security', {
  second_factor_required: flag({ label: 'Exiger un second facteur' }),
  session_days: integer({ label: 'Durée d’une session', unit: 'jours', required: true, minimum: 1, maximum: 30 }),
  frame_origins: textList({ label: 'Sites qui peuvent afficher Solive dans un cadre' }),
})
