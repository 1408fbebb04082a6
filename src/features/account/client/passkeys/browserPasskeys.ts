import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type WebAuthnErrorCode,
} from '@simplewebauthn/browser'
import { entriesOf, isObject, isText } from '#contract/json'
import type { PasskeyAnswer } from './PasskeyAnswer'

/** Makes a passkey, as the server asks. */
export const made = (options: unknown): Promise<PasskeyAnswer> =>
  answered(isCreation(options) ? () => startRegistration({ optionsJSON: options }) : undefined)

/** Signs with a passkey, as the server asks. */
export const signed = (options: unknown): Promise<PasskeyAnswer> =>
  answered(isRequest(options) ? () => startAuthentication({ optionsJSON: options }) : undefined)

async function answered(ask: (() => Promise<object>) | undefined): Promise<PasskeyAnswer> {
  if (!browserSupportsWebAuthn()) return { failure: 'Ce navigateur ne connaît pas les clés d’accès.' }
  if (!ask) return { failure: FAILED }
  try {
    return { answer: await ask() }
  } catch (error) {
    return { failure: sentenceOf(error) }
  }
}

const FAILED = 'La clé d’accès n’a pas répondu. Recommencez.'
const STOPPED = 'La demande a été annulée, ou a trop duré. Recommencez.'
const ELSEWHERE = 'Les clés d’accès ne marchent pas à cette adresse de l’application. Prévenez votre administrateur.'
const TOO_SIMPLE = 'Cette clé ne peut pas remplacer un mot de passe. Recommencez sans ce choix, ou avec une autre clé.'

const sentences: Partial<Record<WebAuthnErrorCode, string>> = {
  ERROR_CEREMONY_ABORTED: STOPPED,
  ERROR_INVALID_DOMAIN: ELSEWHERE,
  ERROR_INVALID_RP_ID: ELSEWHERE,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Cette clé est déjà celle de votre compte.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: TOO_SIMPLE,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: TOO_SIMPLE,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'Cette clé n’est pas d’un genre que nous connaissons.',
}

function sentenceOf(error: unknown): string {
  const sentence = error instanceof WebAuthnError ? sentences[error.code] : undefined
  if (sentence !== undefined) return sentence
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name) ? STOPPED : FAILED
}

const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  isObject(options) &&
  isText(options['challenge']) &&
  isText(entriesOf(options['user'])['id']) &&
  isText(entriesOf(options['rp'])['name']) &&
  Array.isArray(options['pubKeyCredParams'])

const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  isObject(options) && isText(options['challenge'])
