import { access, constants } from 'node:fs/promises'
import { codeOf, StartupError } from '#server/db'
import { makeFolder } from '#server/db/folders'

/** Whether a backup can be written in a folder. */
export const isBackupFolderOpen = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )

/** Makes the folder of the backups of each day. @throws StartupError where that, or writing in it, is not possible */
export async function openBackupFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, 0o700)
    await access(folder, constants.W_OK)
  } catch (cause) {
    throw new StartupError(
      `Aucune sauvegarde ne se fait dans ${folder} (BACKUP_DIR)\u00a0: ${REASONS[codeOf(cause)] ?? String(cause)}.`,
      { cause },
    )
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'ce dossier n’existe pas, et ne peut pas être créé',
  ENOTDIR: 'un fichier est à la place du dossier',
  EEXIST: 'un fichier est à la place du dossier',
  EACCES: 'ce compte ne peut pas y écrire',
  EPERM: 'ce compte ne peut pas y écrire',
  EROFS: 'ce disque ne s’écrit pas',
}
