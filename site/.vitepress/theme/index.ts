import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../packages/toolkit/src/theme/font.css';
import './style.css';

export default DefaultTheme;
