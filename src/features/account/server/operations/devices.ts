import type { Queryable } from '#server/db'
import type { Device } from '#server/http/routes'
import { sendLetter } from '#server/operations'
import { outbox } from '#server/repositories'
import * as devices from '../repositories/devices'
import type { AccountKey } from '../repositories/passwordTokens'
import { newDeviceLetter } from './accountLetters'

interface Opening {
  readonly device: Device
  readonly now: Date
  readonly publicUrl: string
  /** False where the session goes on from a browser that was told of. */
  readonly isTold: boolean
}

/** Remembers the browser in which an account is opened; its owner is told of one that is not the first, and that they never used. */
export async function noteDevice(
  transaction: Queryable,
  account: AccountKey,
  { device, now, publicUrl, isTold }: Opening,
): Promise<void> {
  const isOther = await devices.keepDevice(transaction, account, device.hash, now)
  if (!isOther || !isTold) return
  const recipient = await outbox.findAddress(transaction, account)
  if (recipient === undefined) return
  const letter = newDeviceLetter(publicUrl, { device: device.name, address: device.address, at: now })
  await sendLetter(transaction, { companyId: account.companyId, recipient, now }, letter)
}
