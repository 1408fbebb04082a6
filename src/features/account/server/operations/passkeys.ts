import { isObject, type Entries } from '#contract/json'
import type { Database, Queryable } from '#server/db'
import { Failure } from '#server/operations'
import { record } from '#server/operations/audit'
import {
  creationOptions,
  madePasskey,
  proofOptions,
  provenCounter,
  refuseTooManyAttempts,
  secretHash,
  signerOf,
} from '#server/operations/security'
import { authentication, type Account } from '#server/repositories'
import * as passkeys from '../repositories/passkeys'
import type { AccountKey } from '../repositories/passwordTokens'

/** How long a browser may take to sign. */
const CHALLENGE_MS = 5 * 60_000

/** The browser that signs, by the secret of its cookie; when; and where the application is. */
export interface Signing {
  readonly secret: string
  readonly now: Date
  readonly publicUrl: string
}

async function keep<Options extends { readonly challenge: string }>(
  database: Queryable,
  { secret, now }: Signing,
  options: Options,
): Promise<Options> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await passkeys.keepChallenge(database, secretHash(secret), { challenge: options.challenge, now, expiresAt })
  return options
}

/** Begins to make a passkey. @returns its id, and what the browser makes it with */
export async function beginPasskey(
  transaction: Queryable,
  account: AccountKey,
  { email, ...chosen }: { readonly email: string; readonly name: string; readonly isPasswordless: boolean },
  signing: Signing,
): Promise<{ id: string; options: object }> {
  const known = await passkeys.findPasskeys(transaction, account)
  const id = await passkeys.insertPasskey(transaction, account, chosen)
  const asked = { userId: account.userId, email, isPasswordless: chosen.isPasswordless, known }
  return { id, options: await keep(transaction, signing, await creationOptions({ ...signing, ...asked })) }
}

/** Keeps the passkey that a browser made. @returns false when its answer is not the right one */
export async function finishPasskey(
  transaction: Queryable,
  account: AccountKey,
  { id, answer }: { readonly id: string; readonly answer: Entries },
  signing: Signing,
): Promise<boolean> {
  const unmade = await passkeys.findUnmade(transaction, account, id)
  const challenge = await passkeys.takeChallenge(transaction, secretHash(signing.secret), signing.now)
  if (!unmade || challenge === undefined) return false
  const made = await madePasskey({ ...signing, ...unmade, answer, challenge })
  if (made) await passkeys.confirmPasskey(transaction, account, id, { ...made, now: signing.now })
  return made !== undefined
}

/** What a browser asks for a passkey with: one of an account, or without an account any that opens one by itself. */
export async function askForPasskey(
  database: Queryable,
  account: AccountKey | undefined,
  signing: Signing,
): Promise<object> {
  const known = account && (await passkeys.findPasskeys(database, account))
  return keep(database, signing, await proofOptions({ ...signing, ...(known ? { known } : {}) }))
}

/** Whether a browser signed with a passkey of this account what it was to sign. */
export async function isSignedBy(
  database: Queryable,
  account: AccountKey,
  answer: unknown,
  signing: Signing,
): Promise<boolean> {
  if (!isObject(answer)) return false
  const { credentialId } = signerOf(answer)
  const passkey = (await passkeys.findPasskeys(database, account)).find((own) => own.credentialId === credentialId)
  return hasSigned(database, passkey, { answer, isPasswordless: false }, signing)
}

async function hasSigned(
  database: Queryable,
  passkey: passkeys.Passkey | undefined,
  signed: { readonly answer: Entries; readonly isPasswordless: boolean },
  signing: Signing,
): Promise<boolean> {
  const challenge = await passkeys.takeChallenge(database, secretHash(signing.secret), signing.now)
  if (!passkey || challenge === undefined) return false
  const counter = await provenCounter({ ...signing, ...signed, challenge, passkey })
  return counter !== undefined && passkeys.noteUse(database, passkey, counter, signing.now)
}

interface PasskeyLogin extends Signing {
  readonly address: string
  readonly requestId: string
}

/** What a browser asks for a passkey with that opens an account by itself. @throws Failure tooManyAttempts */
export async function beginPasskeyLogin(database: Database, asked: PasskeyLogin): Promise<object> {
  await refuseTooMany(database, asked)
  return askForPasskey(database, undefined, asked)
}

/** The account that a passkey opens by itself. @throws Failure wrongPasskey, tooManyAttempts */
export async function logInByPasskey(database: Database, answer: unknown, asked: PasskeyLogin): Promise<Account> {
  await refuseTooMany(database, asked)
  if (!isObject(answer)) throw new Failure({ kind: 'wrongPasskey' })
  const { credentialId, userId } = signerOf(answer)
  const passkey = userId === undefined ? undefined : await passkeys.findPasswordless(database, { credentialId, userId })
  const account = passkey && (await authentication.findAccountById(database, passkey))
  const isTheirs = await hasSigned(database, passkey, { answer, isPasswordless: true }, asked)
  if (account && isTheirs) return account
  if (passkey) await record(database, { ...passkey, ...asked }, { action: 'login_failed', at: asked.now })
  throw new Failure({ kind: 'wrongPasskey' })
}

const refuseTooMany = (database: Database, { secret, address, now }: PasskeyLogin): Promise<void> =>
  refuseTooManyAttempts(database, { purpose: 'passkey', account: secret, address, now })
