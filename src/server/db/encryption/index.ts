export { columnCipher, UnreadableValue, type ColumnCipher, type EncryptedColumn, type ValuePlace } from './columns'
export { KEY_FILE, openKeys, type KeyPlace } from './keys'
export { adoptKeys, encryptColumns, forgetUnreadable, rotateKeys } from './rotation'
