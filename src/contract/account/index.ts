export {
  credentials,
  PASSWORD_LENGTH,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  profileChange,
} from './credentials'
