import { randomBytes } from 'node:crypto'
import { checkComplete, type CompleteAttributesOf } from '#contract'
import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { factorConfirmation, factorCreation, factorKinds, type secondFactorProof } from '#features/account/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { ColumnCipher } from '#server/db/encryption'
import { accepted, fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import { secretHash, totp } from '#server/operations/security'
import { policies } from '../policies'
import type { AccountKey } from '../repositories/passwordTokens'
import * as factors from '../repositories/secondFactors'
import { notifyOwner } from './account'
import { secondFactorLetter } from './accountLetters'
import { beginPasskey, finishPasskey, isSignedBy, type Signing } from './passkeys'

const CODES = 10

/** How a proof is checked: in which browser and when, and what opens the secrets that codes come from. */
export interface Proving extends Signing {
  readonly cipher: ColumnCipher
}

/** One's own second factors, and how many recovery codes are left. */
export async function listFactors(
  database: Queryable,
  viewer: Viewer,
): Promise<{ data: readonly Resource[]; meta: { recovery_codes: number } }> {
  const data = await factors.findFactors(scopeOf(policies.second_factor.list, viewer), database)
  return { data, meta: { recovery_codes: await factors.countCodes(database, viewer) } }
}

/** Begins to set up a second factor, in the place of one that was never confirmed: it counts once it was shown to work. */
export async function createFactor(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  { email, ...proving }: Proving & { readonly email: string },
): Promise<{ id: string; secret: string; otpauth_url: string } | { id: string; options: object }> {
  scopeOf(policies.second_factor.create, viewer)
  const { kind, passwordless, ...chosen } = accepted(checkComplete(factorCreation, input))
  const name = chosen.name ?? factorKinds[kind]
  await factors.removeUnconfirmed(transaction, viewer)
  if (kind === 'passkey')
    return beginPasskey(transaction, viewer, { email, name, isPasswordless: passwordless }, proving)
  const { secret, url } = totp.newTotp(email)
  const id = await factors.insertTotp(transaction, viewer, { secret, name }, proving.cipher)
  return { id, secret, otpauth_url: url }
}

/**
 * Confirms a second factor by a code that it shows, or by the passkey that a browser made.
 * @returns recovery codes with the first factor of an account, shown this once @throws Failure notFound, invalid
 */
export async function confirmFactor(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  input: unknown,
  proving: Proving,
): Promise<{ data: Resource; recovery_codes?: readonly string[] }> {
  const scope = scopeOf(policies.second_factor.update, viewer)
  const proof = accepted(checkComplete(factorConfirmation, input))
  const isFirst = (await factors.findKinds(transaction, viewer)).length === 0
  await confirm(transaction, viewer, id, proof, proving)
  const { now, publicUrl } = proving
  const data = (await factors.findFactors(scope, transaction)).find((factor) => factor.id === id)
  if (!data) throw notFound()
  await notifyOwner(transaction, viewer, now, secondFactorLetter(publicUrl, 'ajouté à'))
  return isFirst ? { data, recovery_codes: await renewCodes(transaction, viewer) } : { data }
}

/** @throws Failure notFound, invalid */
async function confirm(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  { code, response }: CompleteAttributesOf<typeof factorConfirmation>,
  proving: Proving,
): Promise<void> {
  if (response) {
    if (!(await finishPasskey(transaction, viewer, { id, answer: response }, proving)))
      throw invalid(fieldErrors('response', WRONG_PASSKEY))
    return
  }
  const [totp] = await factors.findTotps(transaction, viewer, proving.cipher, id)
  if (!totp) throw notFound()
  if (code === null || !(await isCodeOf(transaction, viewer, totp, code, proving.now)))
    throw invalid(fieldErrors('code', WRONG_CODE))
}

const WRONG_PASSKEY = 'Cette clé d’accès n’est pas la bonne, ou la demande a trop duré'
const WRONG_CODE = 'Ce code n’est pas le bon, ou il a déjà servi'

/** Gives an account ten new recovery codes; the former ones open nothing any more. */
async function renewCodes(transaction: Queryable, account: AccountKey): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () =>
    randomBytes(10)
      .toString('hex')
      .replace(/^(.{10})/, '$1-'),
  )
  await factors.replaceCodes(transaction, account, codes.map(secretHash))
  return codes
}

/** @throws Failure notFound */
export async function removeFactor(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  { now, publicUrl }: Omit<Signing, 'secret'>,
): Promise<void> {
  const scope = scopeOf(policies.second_factor.remove, viewer)
  if (!(await factors.removeFactor(scope, transaction, id))) throw notFound()
  if ((await factors.findKinds(transaction, viewer)).length === 0) await factors.replaceCodes(transaction, viewer, [])
  await notifyOwner(transaction, viewer, now, secondFactorLetter(publicUrl, 'retiré de'))
}

async function isCodeOf(
  database: Queryable,
  account: AccountKey,
  { id, secret }: factors.Totp,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = totp.stepOfCode(secret, code, now)
  return step !== undefined && (await factors.takeStep(database, account, id, step, now))
}

/** What proves who one is after a password: one of them. */
type FactorProof = Partial<CompleteAttributesOf<typeof secondFactorProof>>

/** Checks that a code, a recovery code or a passkey is of an account; it is used up. @throws Failure invalid */
export async function proveFactor(
  database: Queryable,
  account: AccountKey,
  proof: FactorProof,
  proving: Proving,
): Promise<void> {
  if (await isProven(database, account, proof, proving)) return
  if (proof.passkey) throw invalid(fieldErrors('passkey', WRONG_PASSKEY))
  throw invalid(fieldErrors(isText(proof.recovery_code) ? 'recovery_code' : 'code', WRONG_CODE))
}

async function isProven(
  database: Queryable,
  account: AccountKey,
  { code, recovery_code, passkey }: FactorProof,
  proving: Proving,
): Promise<boolean> {
  if (passkey) return isSignedBy(database, account, passkey, proving)
  if (isText(code)) {
    for (const totp of await factors.findTotps(database, account, proving.cipher))
      if (await isCodeOf(database, account, totp, code, proving.now)) return true
    return false
  }
  if (!isText(recovery_code)) return false
  return factors.takeCode(database, account, secretHash(recovery_code.trim().toLowerCase()))
}
