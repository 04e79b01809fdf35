import '@relab/toolkit/theme';
