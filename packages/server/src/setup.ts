export {
  readPassword,
  readSecret,
  type StoredPassword,
  StoredSecretError,
} from './lib/setup/stored-secret.ts';
