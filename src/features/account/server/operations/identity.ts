import { checkComplete } from '#contract'
import { identityProof, secondFactorProof } from '#features/account/contract'
import type { Viewer } from '#server/access'
import type { Database } from '#server/db'
import { accepted, Failure, scopeOf } from '#server/operations'
import { record } from '#server/operations/audit'
import { secretHash } from '#server/operations/security'
import { authentication, type Account } from '#server/repositories'
import { policies } from '../policies'
import type { AccountKey } from '../repositories/passwordTokens'
import * as factors from '../repositories/secondFactors'
import { confirmPassword } from './ownPassword'
import { askForPasskey, type Signing } from './passkeys'
import { proveFactor, type Proving } from './secondFactors'

const PENDING_MS = 5 * 60_000
const TRIES = 5

/** What an account still has to prove after its password, as it is on the wire. */
export interface AskedFactors {
  readonly second_factor: readonly factors.FactorKind[]
  /** What the browser asks for a passkey with, of those who have one. */
  readonly passkey_options?: object
}

/** The same, kept for the browser that asks; undefined for an account without a second factor. */
export async function askForSecondFactor(
  database: Database,
  account: AccountKey,
  signing: Signing,
): Promise<AskedFactors | undefined> {
  const kinds = await factors.findKinds(database, account)
  if (kinds.length === 0) return undefined
  const { secret, now } = signing
  const expiresAt = new Date(now.getTime() + PENDING_MS)
  await factors.insertPendingLogin(database, account, { tokenHash: secretHash(secret), now, expiresAt })
  if (!kinds.includes('passkey')) return { second_factor: kinds }
  return { second_factor: kinds, passkey_options: await askForPasskey(database, account, signing) }
}

/** Of which browser, from which network address, when. */
interface SecondFactorAttempt extends Proving {
  readonly address: string
  readonly requestId: string
}

/** The account of a login that waited in this browser for a second factor. @throws Failure loginEnded, invalid */
export async function logInBySecondFactor(
  database: Database,
  input: unknown,
  attempt: SecondFactorAttempt,
): Promise<Account> {
  const { secret, now } = attempt
  const proof = accepted(checkComplete(secondFactorProof, input))
  const tokenHash = secretHash(secret)
  const key = await factors.tryPendingLogin(database, tokenHash, { now, tries: TRIES })
  const account = key && (await authentication.findAccountById(database, key))
  if (!key || !account) throw new Failure({ kind: 'loginEnded' })
  const actor = { ...account, ...attempt }
  try {
    await proveFactor(database, key, proof, attempt)
  } catch (error) {
    await record(database, actor, { action: 'login_failed', at: now })
    throw error
  }
  await factors.removePendingLogin(database, tokenHash)
  if (proof.recovery_code !== null) await record(database, actor, { action: 'recovery_code_used', at: now })
  return account
}

/** What a browser asks for a passkey with, to prove again who one is. */
export const askForOwnPasskey = (database: Database, viewer: Viewer, signing: Signing): Promise<object> =>
  askForPasskey(database, viewer, signing)

/**
 * Proves again who one is, by password, code or passkey: the session may do what matters most for some minutes.
 * @throws Failure invalid
 */
export async function confirmIdentity(
  database: Database,
  viewer: Viewer,
  input: unknown,
  proving: Proving,
): Promise<void> {
  const { now } = proving
  const { password, ...proof } = accepted(checkComplete(identityProof, input))
  try {
    if (proof.code === null && proof.passkey === null)
      await confirmPassword(database, scopeOf(policies.user.read, viewer), password, 'password')
    else await proveFactor(database, viewer, proof, proving)
  } catch (error) {
    await record(database, viewer, { action: 'login_failed', details: { of: 'confirmation' }, at: now })
    throw error
  }
  await authentication.noteConfirmation(database, secretHash(proving.secret), now)
}
